import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';

/** Says after the text of a link, to screen readers, that it opens in a new tab. */
export const NewTabText = (): ReactElement => <span className="screen-reader-text"> { __( '(opens in a new tab)', 'woocommerce' ) }</span>;
