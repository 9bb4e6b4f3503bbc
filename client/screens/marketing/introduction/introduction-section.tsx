import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall, Icon, megaphone, store, trendingUp } from '@wordpress/icons';
import { Button, IconButton, InlineError, Section } from '@store-admin/components';
import { ShoppingDrawing } from './shopping-drawing';
import type { IntroductionHook } from './use-introduction';

interface IntroductionSectionProps extends IntroductionHook {
	/** Opens the dialog of new campaigns; left out while the store has no channel for one. */
	readonly onCreate?: ( () => void ) | undefined;
	/** Shows the channels that the store could add. */
	readonly onAdd?: ( () => void ) | undefined;
}

function Points() {
	const points = [
		{ icon: trendingUp, text: __( 'Reach customers on other sales channels', 'woocommerce' ) },
		{ icon: megaphone, text: __( 'Advertise with marketing campaigns', 'woocommerce' ) },
		{ icon: store, text: __( 'Built by WooCommerce', 'woocommerce' ) },
	];
	return (
		<ul className="store-admin-introduction__points">
			{ points.map( ( { icon, text } ) => (
				<li key={ text }>
					<Icon icon={ icon } size={ 20 } />
					{ text }
				</li>
			) ) }
		</ul>
	);
}

/** Says what the page is for, until somebody dismisses it. */
export function IntroductionSection( { dismiss, failure, onCreate, onAdd }: IntroductionSectionProps ): ReactElement {
	return (
		<Section
			className="store-admin-introduction"
			title={ __( 'Reach new customers and increase sales without leaving WooCommerce', 'woocommerce' ) }
			action={ <IconButton icon={ closeSmall } label={ __( 'Dismiss', 'woocommerce' ) } onClick={ dismiss } /> }
		>
			<div className="store-admin-introduction__body">
				<div>
					<Points />
					{ ( onCreate || onAdd ) && (
						<p className="store-admin-introduction__actions">
							{ onCreate && (
								<Button variant="primary" onClick={ onCreate }>
									{ __( 'Create a campaign', 'woocommerce' ) }
								</Button>
							) }
							{ onAdd && <Button onClick={ onAdd }>{ __( 'Add channels', 'woocommerce' ) }</Button> }
						</p>
					) }
				</div>
				<ShoppingDrawing />
			</div>
			{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
		</Section>
	);
}
