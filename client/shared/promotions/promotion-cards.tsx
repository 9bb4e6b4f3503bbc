import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { Button, IconButton, Section } from '@store-admin/components';
import { NewTabText } from '../new-tab-text';
import { useKeptFocus } from '../use-kept-focus';
import type { Promotion } from './promotion';
import type { PromotionsHook } from './use-promotions';
import './style.scss';

interface PromotionCardProps {
	readonly promotion: Promotion;
	readonly onDismiss: () => void;
}

function PromotionCard( { promotion, onDismiss }: PromotionCardProps ) {
	const { title, text, action } = promotion;
	return (
		<Section
			className={ `store-admin-promotion${ text || action ? '' : ' is-title-only' }` }
			title={ <bdi>{ title }</bdi> }
			action={
				/* translators: %s: title of an offer. */
				<IconButton icon={ closeSmall } label={ sprintf( __( 'Dismiss “%s”', 'store-admin' ), title ) } onClick={ onDismiss } />
			}
		>
			{ text && (
				<p className="store-admin-promotion__text">
					<bdi>{ text }</bdi>
				</p>
			) }
			{ action && (
				<Button className="store-admin-promotion__action" href={ action.href } target="_blank">
					{ action.label }
					<NewTabText />
				</Button>
			) }
		</Section>
	);
}

/** Offers of the marketplace. A dismissed offer does not come back in this browser, unless the display options show all offers again. */
export function PromotionCards( { hasAny, promotions, dismiss }: PromotionsHook ): ReactElement | null {
	const frame = useKeptFocus< HTMLDivElement >( promotions.map( ( { id } ) => id ) );
	if ( ! hasAny ) {
		return null;
	}
	return (
		<div ref={ frame } tabIndex={ -1 } className="store-admin-promotions">
			{ promotions.map( ( promotion ) => (
				<PromotionCard key={ promotion.id } promotion={ promotion } onDismiss={ () => dismiss( promotion.id ) } />
			) ) }
		</div>
	);
}
