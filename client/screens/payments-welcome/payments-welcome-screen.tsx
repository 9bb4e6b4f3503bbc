import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Badge, Button, buttonClassName, InlineError, Page, Section } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { can, getFacts, type PaymentsOffer } from '@store-admin/settings';
import { interpolate } from '../../shared/interpolate';
import { OutsideLink } from '../../shared/outside-link';
import { WooPaymentsBenefits, WooPaymentsMethods } from '../../shared/payment-methods/woopayments-pitch';
import { ProblemList } from '../../shared/plugins/problem-list';
import { plainText } from '../../shared/plain-text';
import { ExitDialog } from './exit-dialog';
import { paymentsWelcomeManifest } from './manifest';
import { MoreWaysToPay } from './more-ways-to-pay';
import { useOfferDismissal } from './use-offer-dismissal';
import { useOfferStart } from './use-offer-start';
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

function StartFailures( { start }: { readonly start: ReturnType< typeof useOfferStart > } ) {
	const { problems, startFailure, goOn } = start;
	if ( startFailure ) {
		return <InlineError message={ startFailure.message } onRetry={ start.start } />;
	}
	return problems.length === 0 ? null : (
		<div className="store-admin-welcome__failures" role="alert">
			<ProblemList problems={ problems } />
			<Button onClick={ start.start }>{ __( 'Try again', 'woocommerce' ) }</Button>
			{ goOn && (
				<Button variant="quiet" onClick={ goOn }>
					{ __( 'Continue without installing', 'woocommerce' ) }
				</Button>
			) }
		</div>
	);
}

function Dismissal( { offerId, isLocked }: { readonly offerId: string; readonly isLocked: boolean } ) {
	const dismissal = useOfferDismissal( offerId );
	return (
		<>
			<Button variant="link" isDisabled={ isLocked } onClick={ () => dismissal.ask( true ) }>
				{ __( 'No thanks, I don’t want WooPayments', 'woocommerce' ) }
			</Button>
			{ dismissal.isAsking && (
				<ExitDialog
					asksForReasons={ getFacts( paymentsWelcomeManifest ).asksOpinions }
					isBusy={ dismissal.isDismissing }
					error={ dismissal.dismissFailure?.message }
					onDismiss={ dismissal.dismiss }
					onClose={ () => dismissal.ask( false ) }
				/>
			) }
		</>
	);
}

function Offer( { offer }: { readonly offer: PaymentsOffer } ) {
	const start = useOfferStart( offer.id );
	const mayInstall = can( 'install_plugins' );
	return (
		<Section className="store-admin-welcome" label={ __( 'WooPayments', 'store-admin' ) } isPadded>
			<Badge>{ __( 'Limited time offer', 'woocommerce' ) }</Badge>
			<h2 className="store-admin-welcome__title">
				{ plainText( offer.description ) || __( 'Payments made simple with WooPayments', 'store-admin' ) }
			</h2>
			<WooPaymentsBenefits />
			<WooPaymentsMethods />
			{ mayInstall ? (
				<MoreWaysToPay chosen={ start.chosen } onChoose={ start.choose } isLocked={ start.isStarting } />
			) : (
				<p>{ __( 'Your account may not install plugins. Ask the owner of the site.', 'store-admin' ) }</p>
			) }
			<StartFailures start={ start } />
			<Button variant="primary" isBusy={ start.isStarting } isDisabled={ ! mayInstall } onClick={ start.start }>
				{ plainText( offer.action ) || __( 'Get started', 'woocommerce' ) }
			</Button>
			<Terms url={ offer.termsUrl } />
			<div className="store-admin-welcome__links">
				<span>
					{ __( 'Have questions?', 'woocommerce' ) }{ ' ' }
					<OutsideLink href={ SUPPORT }>{ __( 'Get in touch', 'woocommerce' ) }</OutsideLink>
				</span>
				<Dismissal offerId={ offer.id } isLocked={ start.isStarting } />
			</div>
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
