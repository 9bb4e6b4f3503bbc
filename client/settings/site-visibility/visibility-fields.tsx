import { useId, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor, SwitchField } from '@store-admin/components';
import { getSettings, type SiteVisibility } from '@store-admin/settings';
import { CopyableAddress } from '../../shared/copyable-address';
import { interpolate } from '../../shared/interpolate';
import { HiddenPages } from './hidden-pages';
import { shareLink } from './share-link';

/** What the owner can choose. */
export type VisibilityChoice = Pick< SiteVisibility, 'isComingSoon' | 'isStoreOnly' | 'hasPrivateLink' >;

interface ModeProps {
	readonly value: 'yes' | 'no';
	readonly label: string;
	readonly about: ReactNode;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
	readonly children?: ReactNode;
}

/** One of the two modes. Its radio button has the name of the host's field, so that the form sends it. */
function Mode( { value, label, about, isChosen, onChoose, children }: ModeProps ): ReactElement {
	const id = useId();
	return (
		<div className="store-admin-visibility__mode">
			<input
				id={ id }
				type="radio"
				name="woocommerce_coming_soon"
				value={ value }
				checked={ isChosen }
				aria-describedby={ `${ id }about` }
				onChange={ onChoose }
			/>
			<label htmlFor={ id }>{ label }</label>
			<div className="store-admin-visibility__details">
				<p id={ `${ id }about` }>{ about }</p>
				{ children }
			</div>
		</div>
	);
}

function aboutComingSoon( editorUrl: string ): ReactNode {
	if ( ! editorUrl ) {
		return __( 'Your site is hidden from visitors behind a “Coming soon” landing page until it’s ready for viewing.', 'woocommerce' );
	}
	const text = __(
		'Your site is hidden from visitors behind a “Coming soon” landing page until it’s ready for viewing. You can customize your “Coming soon” landing page via the <a>Editor</a>.',
		'woocommerce'
	);
	return interpolate( text.replace( /<(\/?a)>/g, '{{$1}}' ), { a: <Anchor href={ editorUrl } /> } );
}

interface VisibilityFieldsProps {
	readonly choice: VisibilityChoice;
	readonly onChange: ( change: Partial< VisibilityChoice > ) => void;
	readonly site: SiteVisibility;
	/** Id of the heading. */
	readonly labelledBy: string;
}

/** The two modes, and the options of a hidden site. */
export function VisibilityFields( { choice, onChange, site, labelledBy }: VisibilityFieldsProps ): ReactElement {
	const { isComingSoon, isStoreOnly, hasPrivateLink } = choice;
	const { homeUrl, shopUrl } = getSettings();
	return (
		<div role="radiogroup" aria-labelledby={ labelledBy }>
			<Mode
				value="yes"
				label={ __( 'Coming soon', 'woocommerce' ) }
				about={ aboutComingSoon( site.editorUrl ) }
				isChosen={ isComingSoon }
				onChoose={ () => onChange( { isComingSoon: true } ) }
			>
				{ isComingSoon && (
					<>
						<SwitchField
							label={ __( 'Apply to store pages only', 'woocommerce' ) }
							help={ __(
								'Display a “coming soon” message on your store pages — the rest of your site will remain visible.',
								'woocommerce'
							) }
							isOn={ isStoreOnly }
							onChange={ ( isOn ) => onChange( { isStoreOnly: isOn } ) }
						/>
						<SwitchField
							label={ __( 'Share your site with a private link', 'woocommerce' ) }
							help={ __( 'Share your site with anyone using a private link.', 'woocommerce' ) }
							isOn={ hasPrivateLink }
							onChange={ ( isOn ) => onChange( { hasPrivateLink: isOn } ) }
						/>
						{ hasPrivateLink && (
							<CopyableAddress
								className="store-admin-visibility__link"
								label={ __( 'Private link', 'store-admin' ) }
								address={ shareLink( isStoreOnly ? shopUrl : homeUrl, site.shareKey ) }
								variant="link"
							/>
						) }
						<HiddenPages isStoreOnly={ isStoreOnly } storePages={ site.storePages } />
					</>
				) }
			</Mode>
			<Mode
				value="no"
				label={ __( 'Live', 'woocommerce' ) }
				about={ __( 'Your entire site is visible to everyone.', 'woocommerce' ) }
				isChosen={ ! isComingSoon }
				onChoose={ () => onChange( { isComingSoon: false } ) }
			/>
		</div>
	);
}
