import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { external, Icon, shipping } from '@wordpress/icons';
import { Badge } from '@store-admin/components';
import { NewTabText } from '../../../shared/new-tab-text';
import { ChoiceRow } from '../parts/choice/choice-row';
import { useIsPrintOnDemandMissing } from './use-print-on-demand';

const PRODUCT = 'https://woocommerce.com/products/printful/?utm_source=wcadmin&utm_medium=product&utm_campaign=products-task';

/** A paid suggestion, marked as advertisement. */
export function PrintOnDemand(): ReactElement | null {
	const isMissing = useIsPrintOnDemandMissing();
	// Reserves its space until the plugins are known, so that nothing moves when it appears. Most stores do not have the plugin.
	const isWaiting = isMissing === undefined;
	return isWaiting || isMissing ? (
		<li style={ isWaiting ? { visibility: 'hidden' } : undefined }>
			<ChoiceRow
				title={ __( 'Print-on-demand products', 'woocommerce' ) }
				content={ __( 'Design and easily sell custom print products online with Printful.', 'woocommerce' ) }
				before={ <Icon icon={ shipping } size={ 24 } /> }
				after={
					<>
						<Badge>{ __( 'Promoted', 'woocommerce' ) }</Badge>
						<Icon icon={ external } size={ 20 } aria-hidden="true" />
						<NewTabText />
					</>
				}
				href={ PRODUCT }
				target="_blank"
			/>
		</li>
	) : null;
}
