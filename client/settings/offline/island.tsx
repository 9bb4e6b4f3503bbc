import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';
import { RemoteBoundary } from '../../shared/remote/remote-boundary';
import { useOwnForm } from '../parts/classic-form/use-own-form';
import type { IslandProps } from '../parts/island-props';
import { useSettingsHeading } from '../parts/settings-heading/use-settings-heading';
import { AccountSection } from './accounts/account-section';
import { MethodForm } from './method-form';
import { OfflinePart } from './offline-part';
import { methodOfPlace, offlineTexts, type OfflineId } from './offline-texts';
import { useEarlyAccounts, useOffline } from './use-offline';
import './style.scss';

const BACK = 'admin.php?page=wc-settings&tab=checkout&path=/offline';

function FormSkeleton( { id }: { readonly id: OfflineId } ): ReactElement {
	return (
		<OfflinePart title={ __( 'Enable and customise', 'woocommerce' ) } about={ offlineTexts( id ).about }>
			<SkeletonGroup label={ __( 'Loading the settings of the payment method', 'store-admin' ) }>
				<div className="store-admin-form store-admin-offline__form is-pending">
					<Skeleton inlineSize="50%" />
					<Skeleton inlineSize="100%" shape="block" />
					<Skeleton inlineSize="100%" shape="block" />
					<Skeleton inlineSize="100%" shape="block" />
				</div>
			</SkeletonGroup>
		</OfflinePart>
	);
}

function Method( { id }: { readonly id: OfflineId } ): ReactElement {
	const { remote, refresh, save, tellSaved } = useOffline( id );
	useEarlyAccounts( id === 'bacs' );
	useSettingsHeading( offlineTexts( id ).title, BACK );
	return (
		<div className="store-admin-offline">
			<RemoteBoundary
				of={ remote }
				skeleton={ <FormSkeleton id={ id } /> }
				failureTitle={ __( 'The settings of this payment method could not be loaded.', 'store-admin' ) }
				onRetry={ refresh }
			>
				{ ( method ) => <MethodForm id={ id } method={ method } save={ save } tellSaved={ tellSaved } /> }
			</RemoteBoundary>
			{ /* Not before the form has its height, which would move it. */ }
			{ id === 'bacs' && remote.status !== 'pending' && <AccountSection /> }
		</div>
	);
}

/** The settings of an offline payment method. Newer hosts print an element for them in place of a classic form. */
export function OfflineIsland( { place, form }: IslandProps ): ReactElement | null {
	const id = methodOfPlace( place.id );
	useOwnForm( place, form );
	return id === undefined ? null : <Method id={ id } />;
}
