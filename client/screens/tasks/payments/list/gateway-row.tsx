import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { payment } from '@wordpress/icons';
import { Badge, Button, buttonClassName, InlineError } from '@store-admin/components';
import { Slot } from '@store-admin/extensibility';
import { Link } from '@store-admin/navigation';
import { NewTabText } from '../../../../shared/new-tab-text';
import { OutsideLink } from '../../../../shared/outside-link';
import { OfferImage } from '../../../../shared/offer/offer-image';
import { OfferRow } from '../../../../shared/offer/offer-row';
import type { Gateway } from '../gateway';
import { idleFillProps } from '../public-gateway';
import { actionOf, type GatewayAction } from './gateway-action';
import { paymentsPath, type PaymentListHook } from './use-payment-list';

interface GatewayRowProps {
	readonly gateway: Gateway;
	readonly list: PaymentListHook;
	/** Whether it gets the badge "Recommended". */
	readonly isRecommended?: boolean;
}

interface ActionProps extends Pick< GatewayRowProps, 'gateway' | 'list' > {
	readonly titleId: string;
	readonly action: GatewayAction;
}

function setupLabel( action: GatewayAction ): string {
	return action === 'finish' ? __( 'Finish setup', 'woocommerce' ) : __( 'Get started', 'woocommerce' );
}

function GatewayButton( { gateway, list, titleId, action }: ActionProps ) {
	const { id, settingsUrl, externalLink } = gateway;
	const { busyId, isInstalling, enable } = list;
	if ( action === 'manage' ) {
		return settingsUrl === '' ? null : (
			<Button href={ settingsUrl } aria-describedby={ titleId }>
				{ __( 'Manage', 'woocommerce' ) }
			</Button>
		);
	}
	if ( action === 'enable' ) {
		const isOther = isInstalling || ( busyId !== undefined && busyId !== id );
		return (
			<Button isBusy={ busyId === id } isDisabled={ isOther } aria-describedby={ titleId } onClick={ () => enable( gateway ) }>
				{ __( 'Enable', 'woocommerce' ) }
			</Button>
		);
	}
	if ( action === 'leave' ) {
		return (
			<Button href={ externalLink } target="_blank" aria-describedby={ titleId }>
				{ setupLabel( action ) }
				<NewTabText />
			</Button>
		);
	}
	return (
		<Link className={ buttonClassName( 'secondary' ) } href={ paymentsPath( id ) } aria-describedby={ titleId }>
			{ setupLabel( action ) }
		</Link>
	);
}

function RecommendedBadge( { isLocalPartner }: Gateway ) {
	return <Badge tone="info">{ isLocalPartner ? __( 'Local Partner', 'woocommerce' ) : __( 'Recommended', 'woocommerce' ) }</Badge>;
}

/** One payment gateway with its button. */
export function GatewayRow( { gateway, list, isRecommended = false }: GatewayRowProps ): ReactElement {
	const { id, title, image, content, processors, learnMoreLink } = gateway;
	const { failure } = list;
	const button = ( titleId: string, isExtended: boolean ) => (
		<GatewayButton gateway={ gateway } list={ list } titleId={ titleId } action={ actionOf( gateway, isExtended ) } />
	);
	return (
		<OfferRow
			image={ <OfferImage src={ image } fallback={ payment } /> }
			title={ title }
			badges={ isRecommended && <RecommendedBadge { ...gateway } /> }
			description={ content }
			action={ ( titleId ) => (
				// The slot is only used to find out whether an extension has its own set-up, which the page of the gateway shows.
				<Slot
					name={ `woocommerce_payment_gateway_setup_${ id }` }
					fillProps={ idleFillProps( gateway ) }
					fallback={ button( titleId, false ) }
				>
					{ () => button( titleId, true ) }
				</Slot>
			) }
		>
			{ learnMoreLink !== '' && (
				<p className="store-admin-offer__line">
					<OutsideLink href={ learnMoreLink }>{ __( 'Learn more', 'woocommerce' ) }</OutsideLink>
				</p>
			) }
			{ processors.length > 0 && (
				<p className="store-admin-offer__logos">
					{ processors.map( ( { name, image: logo } ) => (
						<img key={ name } src={ logo } alt={ name } height={ 24 } loading="lazy" />
					) ) }
				</p>
			) }
			{ failure?.subject === id && <InlineError message={ failure.message } /> }
		</OfferRow>
	);
}
