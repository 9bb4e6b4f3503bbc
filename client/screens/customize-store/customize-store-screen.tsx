import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, buttonClassName, InlineError } from '@store-admin/components';
import { getNewPath, getPersistedQuery, Link } from '@store-admin/navigation';
import { can, getFacts } from '@store-admin/settings';
import { FullScreenFrame } from '../../shared/full-screen/full-screen-frame';
import { DesignDrawing, ThemesDrawing } from './drawings';
import { editorAddress, homeHref } from './editor-address';
import { customizeStoreManifest } from './manifest';
import { useCustomizeStore } from './use-customize-store';
import './style.scss';

interface WayProps {
	readonly title: string;
	readonly drawing: ReactElement;
	readonly children: ReactNode;
}

function Way( { title, drawing, children }: WayProps ) {
	return (
		<section className="store-admin-customize__way" aria-label={ title }>
			<div className="store-admin-customize__text">
				<h2>{ title }</h2>
				{ children }
			</div>
			{ drawing }
		</section>
	);
}

function DesignWay() {
	const { isBlockTheme } = getFacts( customizeStoreManifest );
	const address = editorAddress( isBlockTheme );
	const { start, isBusy, failure } = useCustomizeStore( address );
	const mayDesign = can( 'edit_theme_options' );
	return (
		<Way title={ __( 'Design your own', 'woocommerce' ) } drawing={ <DesignDrawing /> }>
			<p>
				{ isBlockTheme
					? __(
							'Quickly create a beautiful store using our built-in store designer. Choose your layout, select a style, and much more.',
							'woocommerce'
						)
					: __(
							'Change the colors, the menus and the home page of your theme, and see each change before you publish it.',
							'store-admin'
						) }
			</p>
			{ ! mayDesign && (
				<p>{ __( 'Your account may not change the look of the store. Ask the owner of the site.', 'store-admin' ) }</p>
			) }
			{ failure && (
				<>
					<InlineError message={ failure.message } onRetry={ failure.retry } />
					<p>
						<Link href={ address }>{ __( 'Open the editor without it', 'store-admin' ) }</Link>
					</p>
				</>
			) }
			<Button variant="primary" isBusy={ isBusy } isDisabled={ ! mayDesign } onClick={ start }>
				{ __( 'Start designing', 'woocommerce' ) }
			</Button>
		</Way>
	);
}

function OfferedThemes() {
	return (
		<Way title={ __( 'Pick your perfect theme', 'woocommerce' ) } drawing={ <ThemesDrawing /> }>
			<p>
				{ __(
					'Bring your vision to life — no coding required. Explore hundreds of free and paid ecommerce-optimized themes.',
					'woocommerce'
				) }
			</p>
			<ul>
				<li>{ __( 'Themes for every industry', 'woocommerce' ) }</li>
				<li>{ __( 'Ready to use out of the box', 'woocommerce' ) }</li>
				<li>{ __( '30-day money-back guarantee', 'woocommerce' ) }</li>
			</ul>
			<Link className={ buttonClassName( 'secondary' ) } href={ getNewPath( { tab: 'themes' }, '/extensions', getPersistedQuery() ) }>
				{ __( 'Browse the Marketplace', 'woocommerce' ) }
			</Link>
		</Way>
	);
}

function InstalledThemes() {
	return (
		<Way title={ __( 'Choose another theme', 'store-admin' ) } drawing={ <ThemesDrawing /> }>
			<p>{ __( 'See the themes of this site, and add one from the directory of WordPress.', 'store-admin' ) }</p>
			<Link className={ buttonClassName( 'secondary' ) } href="themes.php">
				{ __( 'Open themes', 'store-admin' ) }
			</Link>
		</Way>
	);
}

/** The hub: design the theme that is there, or choose another one. Nothing is offered for sale where suggestions are off. */
export function CustomizeStoreScreen(): ReactElement {
	const { showsSuggestions } = getFacts( customizeStoreManifest );
	return (
		<FullScreenFrame
			className="store-admin-customize"
			title={ __( 'Customize your store', 'woocommerce' ) }
			backHref={ homeHref() }
			backLabel={ __( 'WooCommerce Home', 'woocommerce' ) }
			sidebar={
				<p className="store-admin-full-screen__text">
					{ __(
						'Design a store that reflects your brand and business. Customize your active theme, select a professionally designed theme, or create a new look using our store designer.',
						'woocommerce'
					) }
				</p>
			}
		>
			<div className="store-admin-customize__ways">
				<DesignWay />
				{ showsSuggestions ? <OfferedThemes /> : can( 'switch_themes' ) && <InstalledThemes /> }
			</div>
		</FullScreenFrame>
	);
}
