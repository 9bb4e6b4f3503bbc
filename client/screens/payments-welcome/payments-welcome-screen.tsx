import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge, Button, buttonClassName, InlineError, Page, Section } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { can, getFacts, type PaymentsOffer } from '@store-admin/settings';
import { interpolate } from '../../shared/interpolate';
import { OutsideLink } from '../../shared/outside-link';
import { WooPaymentsBenefits, WooPaymentsMethods } from '../../shared/payment-methods/woopayments-pitch';
import { plainText } from '../../shared/plain-text';
import { ExitDialog } from './exit-dialog';
import { paymentsWelcomeManifest } from './manifest';
import { usePaymentsWelcome } from './use-payments-welcome';
import './style.scss';

const PAYMENTS = 'admin.php?page=wc-settings&tab=checkout';
const SUPPORT = 'https://woocommerce.com/document/woopayments/our-policies/faq/';

function NothingHere() {
	return (
		<Section className="store-admin-welcome" title={ __( 'There is nothing here any more', 'store-admin' ) } isPadded>
			<p>
				{ __(
					'The offer of this page has ended, or your store does not need it. Payments are set up in the settings.',
					'store-admin'
				) }
			</p>
			<Link className={ buttonClassName( 'primary' ) } href={ PAYMENTS }>
				{ __( 'Go to Payments', 'store-admin' ) }
			</Link>
		</Section>
	);
}

function Terms( { url }: { readonly url: string } ) {
	if ( url === '' ) {
		return null;
	}
	const text = __( '*See <a>Terms and Conditions</a> for details.', 'woocommerce' ).replace( /<(\/?)a>/g, '{{$1link}}' );
	return <p className="store-admin-welcome__terms">{ interpolate( text, { link: <OutsideLink href={ url } /> } ) }</p>;
}

function Offer( { offer }: { readonly offer: PaymentsOffer } ) {
	const hook = usePaymentsWelcome( offer.id );
	const mayInstall = can( 'install_plugins' );
	return (
		<Section className="store-admin-welcome" label={ __( 'WooPayments', 'store-admin' ) } isPadded>
			<Badge>{ __( 'Limited time offer', 'woocommerce' ) }</Badge>
			<h2 className="store-admin-welcome__title">
				{ plainText( offer.description ) || __( 'Payments made simple with WooPayments', 'store-admin' ) }
			</h2>
			<WooPaymentsBenefits />
			<WooPaymentsMethods />
			{ ! mayInstall && <p>{ __( 'Your account may not install plugins. Ask the owner of the site.', 'store-admin' ) }</p> }
			{ hook.startFailure && <InlineError message={ hook.startFailure.message } onRetry={ hook.startFailure.retry } /> }
			<Button variant="primary" isBusy={ hook.isStarting } isDisabled={ ! mayInstall } onClick={ hook.start }>
				{ plainText( offer.action ) || __( 'Get started', 'woocommerce' ) }
			</Button>
			<Terms url={ offer.termsUrl } />
			<p className="store-admin-welcome__links">
				<span>
					{ __( 'Have questions?', 'woocommerce' ) }{ ' ' }
					<OutsideLink href={ SUPPORT }>{ __( 'Get in touch', 'woocommerce' ) }</OutsideLink>
				</span>
				<Button variant="link" onClick={ () => hook.ask( true ) }>
					{ __( 'No thanks, I don’t want WooPayments', 'woocommerce' ) }
				</Button>
			</p>
			{ hook.isAsking && (
				<ExitDialog
					asksForReasons={ getFacts( paymentsWelcomeManifest ).asksOpinions }
					isBusy={ hook.isDismissing }
					error={ hook.dismissFailure?.message }
					onDismiss={ hook.dismiss }
					onClose={ () => hook.ask( false ) }
				/>
			) }
		</Section>
	);
}

/** The offer of WooPayments where the host has one for the store; otherwise the way to the payment settings, for old links. */
export function PaymentsWelcomeScreen(): ReactElement {
	const { paymentsOffer, showsSuggestions } = getFacts( paymentsWelcomeManifest );
	return (
		<Page measure="single" className="store-admin-welcome-page">
			{ showsSuggestions && paymentsOffer.id !== '' ? <Offer offer={ paymentsOffer } /> : <NothingHere /> }
		</Page>
	);
}
