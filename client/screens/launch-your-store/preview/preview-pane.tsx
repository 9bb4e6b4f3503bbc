import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, desktop, mobile } from '@wordpress/icons';
import { OutsideLink } from '../../../shared/outside-link';
import { previewAddress } from './preview-address';
import { SiteFrame } from './site-frame';
import { useFrameWidth } from './use-frame-width';
import './style.scss';

interface PreviewPaneProps {
	readonly homeUrl: string;
}

/** The store as visitors will see it, as wide as the owner wants. */
export function PreviewPane( { homeUrl }: PreviewPaneProps ): ReactElement {
	const frame = useFrameWidth();
	const address = previewAddress( homeUrl );
	const devices = [
		{ label: __( 'Desktop', 'woocommerce' ), icon: desktop, isPressed: frame.width === undefined, show: frame.showAll },
		{ label: __( 'Mobile', 'woocommerce' ), icon: mobile, isPressed: frame.isPhone, show: frame.showPhone },
	];
	return (
		<section className="store-admin-launch-preview" aria-label={ __( 'Preview of your store', 'store-admin' ) }>
			<div className="store-admin-launch-preview__bar">
				<div role="group" aria-label={ __( 'Size of the preview', 'store-admin' ) } className="store-admin-launch-preview__devices">
					{ devices.map( ( { label, icon, isPressed, show } ) => (
						<button
							key={ label }
							type="button"
							aria-pressed={ isPressed }
							aria-label={ label }
							title={ label }
							onClick={ show }
						>
							<Icon icon={ icon } size={ 24 } />
						</button>
					) ) }
				</div>
				{ address && <OutsideLink href={ address }>{ __( 'Open the preview', 'store-admin' ) }</OutsideLink> }
			</div>
			<div ref={ frame.room } className={ `store-admin-launch-preview__room${ frame.isDragged ? ' is-dragged' : '' }` }>
				<div className="store-admin-launch-preview__sized" style={ { inlineSize: frame.width } }>
					<div
						role="separator"
						tabIndex={ 0 }
						className="store-admin-launch-preview__handle"
						aria-orientation="vertical"
						aria-label={ __( 'Width of the preview', 'store-admin' ) }
						aria-valuemin={ frame.least }
						aria-valuemax={ frame.most }
						aria-valuenow={ frame.now }
						/* translators: %d: number of pixels. */
						aria-valuetext={ sprintf( __( '%d pixels', 'store-admin' ), frame.now ) }
						{ ...frame.handle }
					/>
					{ address ? (
						<SiteFrame address={ address } />
					) : (
						<p className="store-admin-launch-preview__problem">
							{ __( 'The address of this site is not a web address, so it has no preview.', 'store-admin' ) }
						</p>
					) }
				</div>
			</div>
		</section>
	);
}
