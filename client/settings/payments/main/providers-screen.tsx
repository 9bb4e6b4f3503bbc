import { useMemo, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { SortableList } from '@store-admin/components';
import { can } from '@store-admin/settings';
import { cannotInstallText } from '../../../shared/plugins/cannot-install';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { SectionBoundary } from '../../../shared/section-boundary';
import { countryName } from '../../../shared/location/country-names';
import { nameOf } from '../provider-state';
import type { PaymentsHook } from '../use-payments';
import { isSortable, providerProps } from '../use-provider-actions';
import { ExtensionSections } from './extension-sections';
import { IncentiveBanner } from './incentive-banner';
import { IncentiveDialog } from './incentive-dialog';
import { LocationSelect } from './location-select';
import { MoreOptionsSection } from './more-options-section';
import { ProviderItem } from './provider-item';
import { ProvidersSkeleton } from './providers-skeleton';
import type { KnownProviders } from '@store-admin/data';

interface ProvidersScreenProps {
	readonly payments: PaymentsHook;
}

interface ContentProps extends ProvidersScreenProps {
	readonly known: KnownProviders;
}

function ProviderList( { payments: { actions }, known: { providers } }: ContentProps ): ReactElement {
	const items = useMemo(
		() =>
			providers.map( ( provider ) => ( {
				id: provider.id,
				name: nameOf( provider ),
				content: <ProviderItem { ...providerProps( provider, actions ) } />,
				isFixed: ! isSortable( provider ),
			} ) ),
		[ providers, actions ]
	);
	return <SortableList label={ __( 'Payment providers', 'woocommerce' ) } items={ items } onMove={ actions.sort } />;
}

function Empty( { country }: Pick< PaymentsHook, 'country' > ): ReactElement {
	return (
		<p className="store-admin-payments__empty">
			{
				/* translators: %s: name of a country. */
				sprintf( __( 'There is no payment provider for %s yet.', 'store-admin' ), countryName( country ) )
			}
		</p>
	);
}

/** The host offers no further providers to these users. */
function InstallNote(): ReactElement {
	return (
		<p className="store-admin-payments__note">
			{
				/* translators: %s: that the user may not install plugins, and who may; sentences. */
				sprintf( __( 'More providers are plugins. %s', 'store-admin' ), cannotInstallText() )
			}
		</p>
	);
}

/** The list of payment providers, with offers above and further providers below. */
export function ProvidersScreen( { payments }: ProvidersScreenProps ): ReactElement {
	const { remote, refresh, country } = payments;
	const offers = remote.status === 'ready' ? remote.data.providers : [];
	return (
		<>
			<SectionBoundary failureTitle={ __( 'The offer cannot be shown.', 'store-admin' ) }>
				<IncentiveBanner providers={ offers } actions={ payments.actions } />
				<IncentiveDialog providers={ offers } actions={ payments.actions } />
			</SectionBoundary>
			<div className="store-admin-payments__header">
				<h2 className="store-admin-payments__title">{ __( 'Payment providers', 'woocommerce' ) }</h2>
				<LocationSelect payments={ payments } />
			</div>
			<SectionBoundary failureTitle={ __( 'The payment providers cannot be shown.', 'store-admin' ) }>
				<RemoteBoundary
					of={ remote }
					skeleton={ <ProvidersSkeleton /> }
					failureTitle={ __( 'The payment providers could not be loaded.', 'store-admin' ) }
					onRetry={ refresh }
					isEmpty={ ( { providers, suggestions } ) => providers.length === 0 && suggestions.length === 0 }
					empty={ <Empty country={ country } /> }
				>
					{ ( known ) => (
						<>
							<ProviderList payments={ payments } known={ known } />
							<MoreOptionsSection payments={ payments } known={ known } />
						</>
					) }
				</RemoteBoundary>
				{ remote.status === 'ready' && ! can( 'install_plugins' ) && <InstallNote /> }
			</SectionBoundary>
			<ExtensionSections />
		</>
	);
}
