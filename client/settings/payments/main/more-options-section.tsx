import { useId, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, Icon } from '@wordpress/icons';
import { Anchor, InlineError } from '@store-admin/components';
import type { KnownProviders, Provider, ProviderCategory } from '@store-admin/data';
import { getHistory, toUrl, useQuery } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { plainText } from '../../../shared/plain-text';
import { MORE, moreOptionsPath } from '../address';
import { countryName } from '../../../shared/location/country-names';
import { paymentsManifest } from '../manifest';
import { ProviderButtons } from '../provider-buttons';
import { ProviderImage } from '../provider-image';
import { ProviderMenu } from '../provider-menu';
import { ProviderRow } from '../provider-row';
import { providerProps, type ProviderProps } from '../use-provider-actions';
import type { PaymentsHook } from '../use-payments';

interface MoreOptionsProps {
	readonly payments: PaymentsHook;
	readonly known: KnownProviders;
}

const SHOWN_LOGOS = 6;
const OTHER: ProviderCategory = { id: '', _priority: Infinity, title: '', description: '' };

interface Group {
	readonly category: ProviderCategory;
	readonly suggestions: readonly Provider[];
}

/** The suggestions by category, without empty ones; those of an unknown category come last. */
function groupsOf( { suggestions, categories }: KnownProviders ): readonly Group[] {
	const isKnown = ( id: string ) => categories.some( ( category ) => category.id === id );
	return [ ...categories, OTHER ]
		.map( ( category ) => ( {
			category,
			suggestions: suggestions.filter( ( suggestion ) =>
				category === OTHER ? ! isKnown( suggestion.category ) : suggestion.category === category.id
			),
		} ) )
		.filter( ( group ) => group.suggestions.length > 0 );
}

/** Says that the options are for another country than the store's. */
function LocationNotice( { country }: { readonly country: string } ): ReactElement | null {
	const { storeCountry } = getFacts( paymentsManifest ).paymentSettings;
	return country === storeCountry ? null : (
		<p className="store-admin-more-options__notice">
			{ sprintf(
				/* translators: 1: country of the business, 2: country of the store. */
				__(
					'Currently selected: %1$s. Your store is in %2$s, and a provider may need a business at the selected location.',
					'store-admin'
				),
				countryName( country ),
				countryName( storeCountry )
			) }
		</p>
	);
}

function SuggestionItem( props: ProviderProps ): ReactElement {
	const { provider, failure } = props;
	return (
		<ProviderRow
			provider={ provider }
			level={ 4 }
			action={ ( titleId ) => (
				<>
					<ProviderButtons { ...props } titleId={ titleId } />
					<ProviderMenu { ...props } />
				</>
			) }
		>
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
		</ProviderRow>
	);
}

function Options( { payments: { actions, country }, known }: MoreOptionsProps ): ReactElement {
	const { showsSuggestions } = getFacts( paymentsManifest );
	return (
		<>
			<LocationNotice country={ country } />
			{ groupsOf( known ).map( ( { category, suggestions } ) => (
				<div key={ category.id } className="store-admin-more-options__group">
					<h3>{ plainText( category.title ) || __( 'Other', 'woocommerce' ) }</h3>
					{ category.description !== '' && <p>{ plainText( category.description ) }</p> }
					<ul>
						{ suggestions.map( ( suggestion ) => (
							<li key={ suggestion.id }>
								<SuggestionItem { ...providerProps( suggestion, actions ) } />
							</li>
						) ) }
					</ul>
				</div>
			) ) }
			{ showsSuggestions && (
				<p className="store-admin-more-options__footer">
					<Anchor href={ toUrl( 'admin.php?page=wc-admin&tab=extensions&path=/extensions&category=payment-gateways' )?.href }>
						{ __( 'Find more payment providers in the marketplace', 'store-admin' ) }
					</Anchor>
				</p>
			) }
		</>
	);
}

/** The other providers for the country, by category. The address keeps whether they are shown. */
export function MoreOptionsSection( { payments, known }: MoreOptionsProps ): ReactElement | null {
	const id = useId();
	const isExpanded = useQuery()[ MORE.name ] === MORE.expanded;
	if ( known.suggestions.length === 0 ) {
		return null;
	}
	return (
		<section className="store-admin-more-options" aria-labelledby={ id }>
			<h2 id={ id } className="store-admin-more-options__title">
				<button
					type="button"
					aria-expanded={ isExpanded }
					onClick={ () => getHistory().replace( moreOptionsPath( ! isExpanded ) ) }
				>
					{ __( 'More payment options', 'woocommerce' ) }
					{ ! isExpanded && (
						<span className="store-admin-more-options__logos">
							{ known.suggestions.slice( 0, SHOWN_LOGOS ).map( ( { id: key, icon, image } ) => (
								<ProviderImage key={ key } src={ icon || image } size={ 24 } />
							) ) }
						</span>
					) }
					<Icon icon={ isExpanded ? chevronUp : chevronDown } size={ 24 } />
				</button>
			</h2>
			{ isExpanded && <Options payments={ payments } known={ known } /> }
		</section>
	);
}
