import { __, sprintf } from '@wordpress/i18n';
import type { PaymentActions, PluginWrites, Provider } from '@store-admin/data';
import { nameMissingRight } from '../../shared/plugins/name-missing-right';
import { openSetUp } from './open-set-up';
import { isSetUpHere, nameOf } from './provider-state';

export interface WriteTools {
	readonly country: string;
	readonly access: Parameters< PaymentActions[ 'setEnabled' ] >[ 3 ];
	readonly writes: PaymentActions & PluginWrites;
}

type Write = ( provider: Provider ) => Promise< boolean >;

/** What the user can do with a provider. Each resolves to whether it was done. */
export interface ProviderWrites {
	readonly install: Write;
	readonly activate: Write;
	readonly enable: Write;
	readonly disable: Write;
	readonly deactivate: Write;
	readonly hide: Write;
	readonly reset: Write;
	/** `context` is where it was dismissed: in the banner or the dialog. */
	readonly dismissIncentive: ( provider: Provider, context: string ) => Promise< boolean >;
}

/** Sends a write: `problem` says what was not done when it fails, `done` is the notice of success. */
type Run = ( provider: Provider, problem: string, write: () => Promise< unknown >, done?: string ) => Promise< boolean >;

/** The writes that add a provider or enable it. */
function addingWrites( run: Run, { country, access, writes }: WriteTools ): Pick< ProviderWrites, 'install' | 'activate' | 'enable' > {
	const attach = async ( { _links: links }: Provider ) => {
		// It only tells the host where the plugin was installed, so a failure changes nothing for the user.
		await ( links.attach === '' ? undefined : writes.attach( links.attach ).catch( () => undefined ) );
	};
	return {
		install: async ( provider ) => {
			/* translators: %s: name of a payment provider. */
			const problem = sprintf( __( '%s was not installed.', 'store-admin' ), nameOf( provider ) );
			const isDone = await run(
				provider,
				problem,
				async () => {
					await nameMissingRight( problem, async () => writes.installPlugin( provider.plugin.slug, 'payments' ) );
					await attach( provider );
				},
				/* translators: %s: name of a payment provider. */
				sprintf( __( '%s is installed.', 'store-admin' ), nameOf( provider ) )
			);
			if ( isDone && isSetUpHere( provider ) ) {
				openSetUp( provider );
			}
			return isDone;
		},
		activate: async ( provider ) => {
			/* translators: %s: name of a payment provider. */
			const problem = sprintf( __( '%s was not activated.', 'store-admin' ), nameOf( provider ) );
			return run(
				provider,
				problem,
				async () => {
					await nameMissingRight( problem, async () => writes.activatePlugin( provider.plugin.slug ) );
					await attach( provider );
				},
				/* translators: %s: name of a payment provider. */
				sprintf( __( '%s is activated.', 'store-admin' ), nameOf( provider ) )
			);
		},
		enable: async ( provider ) => {
			if ( isSetUpHere( provider ) && ! provider.onboarding.state.completed ) {
				openSetUp( provider );
				return true;
			}
			let isUnfinished = false;
			/* translators: %s: name of a payment provider. */
			const isDone = await run( provider, sprintf( __( '%s was not enabled.', 'store-admin' ), nameOf( provider ) ), async () => {
				isUnfinished = ( await writes.setEnabled( provider.id, true, country, access ) ) === 'needs-setup';
			} );
			if ( isUnfinished ) {
				openSetUp( provider );
			}
			return isDone;
		},
	};
}

/** The writes that take a provider or a part of it away. */
function removingWrites( run: Run, { country, access, writes }: WriteTools ): Omit< ProviderWrites, 'install' | 'activate' | 'enable' > {
	return {
		disable: async ( provider ) =>
			/* translators: %s: name of a payment provider. */
			run( provider, sprintf( __( '%s was not disabled.', 'store-admin' ), nameOf( provider ) ), async () =>
				writes.setEnabled( provider.id, false, country, access )
			),
		deactivate: async ( provider ) =>
			run(
				provider,
				/* translators: %s: name of a payment provider. */
				sprintf( __( '%s was not deactivated.', 'store-admin' ), nameOf( provider ) ),
				async () => writes.deactivatePlugin( provider.plugin.file ),
				/* translators: %s: name of a payment provider. */
				sprintf( __( '%s is deactivated.', 'store-admin' ), nameOf( provider ) )
			),
		hide: async ( provider ) =>
			run(
				provider,
				/* translators: %s: name of a payment provider. */
				sprintf( __( '%s was not hidden.', 'store-admin' ), nameOf( provider ) ),
				async () => writes.hide( provider._links.hide ),
				/* translators: %s: name of a payment provider. */
				sprintf( __( '%s is hidden.', 'store-admin' ), nameOf( provider ) )
			),
		reset: async ( provider ) => {
			const problem = provider.state.account_connected
				? /* translators: %s: name of a payment provider. */
					__( 'The account of %s was not reset.', 'store-admin' )
				: /* translators: %s: name of a payment provider. */
					__( 'The set-up of %s was not started again.', 'store-admin' );
			return run(
				provider,
				sprintf( problem, nameOf( provider ) ),
				async () => writes.postLink( provider.onboarding._links.reset ),
				/* translators: %s: name of a payment provider. */
				sprintf( __( '%s was reset.', 'store-admin' ), nameOf( provider ) )
			);
		},
		dismissIncentive: async ( provider, context ) =>
			/* translators: %s: name of a payment provider. */
			run( provider, sprintf( __( 'The offer of %s was not dismissed.', 'store-admin' ), nameOf( provider ) ), async () =>
				writes.postLink( provider._incentive?._links.dismiss ?? '', { context } )
			),
	};
}

/**
 * The writes of providers.
 *
 * @param run   Sends a write.
 * @param tools What the writes need.
 */
export function providerWrites( run: Run, tools: WriteTools ): ProviderWrites {
	return { ...addingWrites( run, tools ), ...removingWrites( run, tools ) };
}
