import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';
import { getAdminLink, Link } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { Form } from '../../../../shared/form/form';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import { shippingManifest } from '../manifest';
import { RateField } from './rate-field';
import { useRates } from './use-rates';
import './style.scss';

export interface RatesEditorProps {
	/** Two letters. */
	readonly country: string;
	readonly countryName: string;
	readonly buttonText: string;
	readonly onSaved: () => void;
}

function RatesSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading your shipping zones…', 'store-admin' ) }>
			<Skeleton inlineSize="30%" />
			<Skeleton inlineSize="180px" shape="headline" />
			<Skeleton inlineSize="40%" />
		</SkeletonGroup>
	);
}

/** A form for the shipping rates of the store's country and of the rest of the world. */
export function RatesEditor( { country, countryName, buttonText, onSaved }: RatesEditorProps ): ReactElement {
	const { rows: remote, retry, form } = useRates( { country, countryName, onSaved } );
	const { currency } = getFacts( shippingManifest );
	return (
		<RemoteBoundary
			of={ remote }
			skeleton={ <RatesSkeleton /> }
			failureTitle={ __( 'Your shipping zones could not be loaded.', 'store-admin' ) }
			onRetry={ retry }
		>
			{ ( rows ) => (
				<Form form={ form } submitLabel={ buttonText } className="store-admin-rates-form">
					<div className="store-admin-rates">
						{ rows.map( ( row ) => (
							<RateField key={ row.key } row={ row } form={ form } currency={ currency } />
						) ) }
					</div>
					<p className="store-admin-task-fine-print">
						<Link href={ getAdminLink( 'admin.php?page=wc-settings&tab=shipping' ) }>
							{ __( 'All zones and ways of shipping', 'store-admin' ) }
						</Link>
					</p>
				</Form>
			) }
		</RemoteBoundary>
	);
}
