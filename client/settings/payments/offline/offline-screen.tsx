import { useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { SortableList } from '@store-admin/components';
import type { Provider } from '@store-admin/data';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { PATHS, tabPath } from '../address';
import { ProviderItem } from '../main/provider-item';
import { ProvidersSkeleton } from '../main/providers-skeleton';
import { nameOf } from '../provider-state';
import { SubHeader } from '../sub-header';
import type { PaymentsHook } from '../use-payments';
import { isSortable, providerProps, type ProviderActions } from '../use-provider-actions';

interface OfflineScreenProps {
	readonly payments: PaymentsHook;
}

function MethodList( { methods, actions }: { readonly methods: readonly Provider[]; readonly actions: ProviderActions } ): ReactElement {
	const items = useMemo(
		() =>
			methods.map( ( provider ) => ( {
				id: provider.id,
				name: nameOf( provider ),
				content: <ProviderItem { ...providerProps( provider, actions ) } />,
				isFixed: ! isSortable( provider ),
			} ) ),
		[ methods, actions ]
	);
	return <SortableList label={ __( 'Take offline payments', 'woocommerce' ) } items={ items } onMove={ actions.sort } />;
}

/** The offline payment methods: bank transfer, checks and cash on delivery. */
export function OfflineScreen( { payments: { remote, refresh, actions } }: OfflineScreenProps ): ReactElement {
	return (
		<>
			<SubHeader
				title={ __( 'Take offline payments', 'woocommerce' ) }
				backTo={ tabPath( PATHS.main ) }
				backLabel={ __( 'Payment providers', 'woocommerce' ) }
			/>
			<RemoteBoundary
				of={ remote }
				skeleton={ <ProvidersSkeleton /> }
				failureTitle={ __( 'The offline payment methods could not be loaded.', 'store-admin' ) }
				onRetry={ refresh }
				isEmpty={ ( { offline } ) => offline.length === 0 }
				empty={
					<p className="store-admin-payments__empty">
						{ __( 'There is no offline payment method. A plugin may have removed them.', 'store-admin' ) }
					</p>
				}
			>
				{ ( { offline } ) => <MethodList methods={ offline } actions={ actions } /> }
			</RemoteBoundary>
		</>
	);
}
