import type { ReactElement, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, InlineError, Spinner } from '@store-admin/components';
import { Slot } from '@store-admin/extensibility';
import { getAdminLink } from '@store-admin/navigation';
import { Form } from '../../../../shared/form/form';
import { SafeHtml } from '../../../../shared/safe-html';
import { isReady, type Gateway } from '../gateway';
import { publicFields, toPublicGateway } from '../public-gateway';
import type { GatewayFormHook } from './use-gateway-form';
import type { GatewaySetupHook } from './use-gateway-setup';
import '../../parts/style.scss';
import './style.scss';

interface ConfigureStepProps {
	readonly gateway: Gateway;
	readonly setup: Pick< GatewaySetupHook, 'isPending' | 'scripts' >;
	readonly gatewayForm: GatewayFormHook;
	readonly markConfigured: ( id: string ) => Promise< void >;
}

function settingsOf( { settingsUrl }: Gateway ): string {
	return settingsUrl || getAdminLink( 'admin.php?page=wc-settings&tab=checkout' );
}

interface GatewayNoteProps {
	readonly text: string;
	readonly children: ReactNode;
}

function GatewayNote( { text, children }: GatewayNoteProps ) {
	return (
		<>
			<p className="store-admin-task-note">{ text }</p>
			<div className="store-admin-task-actions">{ children }</div>
		</>
	);
}

/** Shown when the plugin is active but has not registered its gateway, because it needs another setting first. */
function MissingGateway( { gateway }: { readonly gateway: Gateway } ) {
	/* translators: %s: name of a payment gateway. */
	const text = __( '%s is active, but has not added its payment method yet. Its settings say what is missing.', 'store-admin' );
	return (
		<GatewayNote text={ sprintf( text, gateway.title ) }>
			<Button variant="primary" href={ settingsOf( gateway ) }>
				{ __( 'Open the payment settings', 'store-admin' ) }
			</Button>
		</GatewayNote>
	);
}

/** Shown when the gateway is already set up. */
function ReadyGateway( { gateway }: { readonly gateway: Gateway } ) {
	/* translators: %s: name of a payment gateway. */
	const text = __( '%s is on: your customers can pay with it.', 'store-admin' );
	return (
		<GatewayNote text={ sprintf( text, gateway.title ) }>
			<Button href={ settingsOf( gateway ) }>{ __( 'Manage', 'woocommerce' ) }</Button>
		</GatewayNote>
	);
}

/** For a gateway without required settings: it is enabled here, or set up on a page of its own. */
function WithoutFields( { gateway, gatewayForm: { form, save } }: Pick< ConfigureStepProps, 'gateway' | 'gatewayForm' > ) {
	const { connectionUrl, needsSetup } = gateway;
	if ( isReady( gateway ) ) {
		return <ReadyGateway gateway={ gateway } />;
	}
	if ( connectionUrl !== '' || needsSetup ) {
		return (
			<div className="store-admin-task-actions">
				<Button variant="primary" href={ connectionUrl || settingsOf( gateway ) }>
					{ connectionUrl === '' ? __( 'Get started', 'woocommerce' ) : __( 'Connect', 'woocommerce' ) }
				</Button>
			</div>
		);
	}
	return (
		<>
			{ form.failure && <InlineError message={ form.failure.message } /> }
			<div className="store-admin-task-actions">
				<Button variant="primary" isBusy={ form.isBusy } onClick={ () => void save( {} ) }>
					{ __( 'Enable', 'woocommerce' ) }
				</Button>
			</div>
		</>
	);
}

function DefaultContent( { gateway, gatewayForm }: Pick< ConfigureStepProps, 'gateway' | 'gatewayForm' > ) {
	const { connectionUrl, requiredFields, isKnown } = gateway;
	if ( ! isKnown ) {
		return <MissingGateway gateway={ gateway } />;
	}
	return connectionUrl === '' && requiredFields.length > 0 ? (
		<Form form={ gatewayForm.form } submitLabel={ __( 'Proceed', 'woocommerce' ) } />
	) : (
		<WithoutFields gateway={ gateway } gatewayForm={ gatewayForm } />
	);
}

/** The second step: the account with the provider. An extension may replace the form. */
export function ConfigureStep( { gateway, setup, gatewayForm, markConfigured }: ConfigureStepProps ): ReactElement {
	if ( setup.isPending ) {
		return <Spinner />;
	}
	const defaultContent = <DefaultContent gateway={ gateway } gatewayForm={ gatewayForm } />;
	return (
		<div className="store-admin-task-step">
			{ gateway.helpText !== '' && (
				<div className="store-admin-gateway__help">
					<SafeHtml html={ gateway.helpText } />
				</div>
			) }
			{ setup.scripts === 'failed' && (
				<InlineError
					message={ sprintf(
						/* translators: %s: name of a payment gateway. */
						__( 'A part of %s did not load. If something is missing here, finish in its settings.', 'store-admin' ),
						gateway.title
					) }
				/>
			) }
			<Slot
				name={ `woocommerce_payment_gateway_configure_${ gateway.id }` }
				fillProps={ {
					defaultForm: () => defaultContent,
					defaultSubmit: gatewayForm.save,
					defaultFields: publicFields( gateway ),
					markConfigured: async () => markConfigured( gateway.id ),
					paymentGateway: toPublicGateway( gateway ),
				} }
				fallback={ defaultContent }
			/>
		</div>
	);
}
