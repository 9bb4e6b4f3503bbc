import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { combineRemote, useGatewaySuggestions, usePluginsState, usePluginWrites, useUpdateOptions } from '@store-admin/data';
import { getAdminLink } from '@store-admin/navigation';
import { nameMissingRight } from '../../shared/plugins/name-missing-right';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';
import { suggestedProviders, type SuggestedProvider } from './suggested-providers';

/** The list of payment methods above, which then has the new one with its button. */
export const LIST_PATH = 'admin.php?page=wc-settings&tab=checkout';

const HIDDEN = 'woocommerce_setting_payments_recommendations_hidden';

export interface PaymentSuggestionsHook {
	/** None until they are known, and when they cannot be fetched: the list above works without them. */
	readonly providers: readonly SuggestedProvider[];
	readonly isHidden: boolean;
	/** Installs or activates the plugin of a provider, and loads the list again. */
	readonly install: ( provider: SuggestedProvider ) => void;
	/** Title of the provider that was installed, until the list has been loaded again. */
	readonly installed: string | undefined;
	readonly hide: () => void;
	/** Subjects of running writes; that of an installation is the id of the provider. */
	readonly busy: ReadonlySet< string >;
	readonly failure: FailedWrite | undefined;
}

/** The recommended payment providers, and what can be done with them. */
export function usePaymentSuggestions(): PaymentSuggestionsHook {
	const { suggestions } = useGatewaySuggestions();
	const { active, installed: present } = usePluginsState();
	const { installPlugin } = usePluginWrites();
	const updateOptions = useUpdateOptions();
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );
	const [ isHidden, setIsHidden ] = useState( false );
	const [ installed, setInstalled ] = useState< string | undefined >();
	const known = combineRemote( { suggestions, active, present } );
	const data = known.status === 'ready' ? known.data : undefined;
	const providers = useMemo( () => ( data ? suggestedProviders( data.suggestions, data.active, data.present ) : [] ), [ data ] );
	return {
		providers,
		isHidden,
		installed,
		busy,
		failure,
		install: ( { id, title, plugin } ) => {
			/* translators: %s: name of a payment provider. */
			const problem = sprintf( __( '%s was not installed.', 'store-admin' ), title );
			void attempt( {
				subject: id,
				problem,
				write: async () => nameMissingRight( problem, async () => installPlugin( plugin, 'payments-recommendations' ) ),
				onDone: () => {
					setInstalled( title );
					window.location.assign( getAdminLink( LIST_PATH ) );
				},
			} );
		},
		hide: () =>
			void attempt( {
				subject: HIDDEN,
				problem: __( 'The recommendation was not hidden.', 'store-admin' ),
				write: async () => updateOptions( { [ HIDDEN ]: 'yes' } ),
				onDone: () => setIsHidden( true ),
			} ),
	};
}
