import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { SectionError } from '@store-admin/components';
import type { ApiError } from '@store-admin/data';
import { describeError } from '../../shared/remote/describe-error';
import { InstalledSection } from './subscriptions/installed-list';

interface NotReachedProps {
	readonly error: ApiError;
	readonly onRetry: () => void;
}

/** Says that the catalogue, which is on another site, was not reached, and shows what the store itself knows. */
export function NotReached( { error, onRetry }: NotReachedProps ): ReactElement {
	return (
		<>
			<SectionError
				title={ __( 'The catalogue could not be reached.', 'store-admin' ) }
				message={ __(
					'It is on another site, WooCommerce.com, which did not answer as it should. Your store is not affected.',
					'store-admin'
				) }
				detail={ describeError( error ).detail }
				onRetry={ onRetry }
			/>
			<InstalledSection />
		</>
	);
}
