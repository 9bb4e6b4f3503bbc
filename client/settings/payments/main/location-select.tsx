import { useId, useMemo, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { InlineError, Spinner } from '@store-admin/components';
import { getFacts } from '@store-admin/settings';
import { namedCountries } from '../../../shared/location/country-names';
import { paymentsManifest } from '../manifest';
import type { PaymentsHook } from '../use-payments';

interface LocationSelectProps {
	readonly payments: PaymentsHook;
}

/** The country of the business, which decides which providers are suggested. */
export function LocationSelect( { payments }: LocationSelectProps ): ReactElement {
	const id = useId();
	const { chosenCountry, changeCountry, isChangingCountry, countryFailure, remote } = payments;
	const { countries } = getFacts( paymentsManifest ).paymentSettings;
	// A country that a plugin has removed from the list stays chosen.
	const named = useMemo( () => namedCountries( [ ...new Set( [ ...countries, chosenCountry ] ) ] ), [ countries, chosenCountry ] );
	const isBusy = isChangingCountry || ( remote.status === 'ready' && remote.isRefreshing );
	return (
		<>
			<div className="store-admin-payments__location">
				{ isBusy && <Spinner /> }
				<label htmlFor={ id }>{ __( 'Business location:', 'woocommerce' ) }</label>
				<span className="store-admin-input">
					<select
						id={ id }
						className="store-admin-input__control"
						value={ chosenCountry }
						onChange={ ( event ) => changeCountry( event.target.value ) }
					>
						{ named.map( ( { code, name } ) => (
							<option key={ code } value={ code }>
								{ name }
							</option>
						) ) }
					</select>
				</span>
			</div>
			{ countryFailure && (
				<div className="store-admin-payments__location-failure">
					<InlineError message={ countryFailure.message } onRetry={ countryFailure.retry } />
				</div>
			) }
		</>
	);
}
