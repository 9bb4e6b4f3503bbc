import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { blueprintManifest } from '../settings/blueprint/manifest';
import { emailFeedbackManifest } from '../settings/email-feedback/manifest';
import { emailsManifest } from '../settings/emails/manifest';
import { offlineManifest } from '../settings/offline/manifest';
import type { IslandProps } from '../settings/parts/island-props';
import { paymentsBannerManifest } from '../settings/payments-banner/manifest';
import { paymentsManifest } from '../settings/payments/manifest';
import { siteVisibilityManifest } from '../settings/site-visibility/manifest';
import { taxConflictManifest } from '../settings/tax-conflict/manifest';
import { lazyScreen } from '../shared/lazy-screen';

export interface SettingsIsland {
	/** Ids of the elements in which the island is rendered; as in its manifest. */
	readonly places: readonly string[];
	readonly Island: ComponentType< IslandProps >;
}

/** Our parts of classic settings pages that are rendered into elements of the host, by the name of their folder. The server names those of the page. */
export const settingsIslands: Readonly< Record< string, SettingsIsland > > = {
	blueprint: {
		places: blueprintManifest.places,
		Island: lazyScreen(
			() => import( /* webpackChunkName: "settings-blueprint" */ '../settings/blueprint/island' ),
			'BlueprintIsland'
		),
	},
	'email-feedback': {
		places: emailFeedbackManifest.places,
		Island: lazyScreen(
			async () => import( /* webpackChunkName: "settings-email-feedback" */ '../settings/email-feedback/island' ),
			'EmailFeedbackIsland',
			{ name: () => __( 'Feedback', 'woocommerce' ), isAside: true }
		),
	},
	emails: {
		places: emailsManifest.places,
		Island: lazyScreen( () => import( /* webpackChunkName: "settings-emails" */ '../settings/emails/island' ), 'EmailsIsland' ),
	},
	offline: {
		places: offlineManifest.places,
		Island: lazyScreen(
			async () => import( /* webpackChunkName: "settings-offline" */ '../settings/offline/island' ),
			'OfflineIsland'
		),
	},
	payments: {
		places: paymentsManifest.places,
		Island: lazyScreen(
			async () => import( /* webpackChunkName: "settings-payments" */ '../settings/payments/island' ),
			'PaymentsIsland'
		),
	},
	'payments-banner': {
		places: paymentsBannerManifest.places,
		Island: lazyScreen(
			async () => import( /* webpackChunkName: "settings-payments-offer" */ '../settings/payments-banner/island' ),
			'PaymentsBannerIsland'
		),
	},
	'site-visibility': {
		places: siteVisibilityManifest.places,
		Island: lazyScreen(
			() => import( /* webpackChunkName: "settings-site-visibility" */ '../settings/site-visibility/island' ),
			'SiteVisibilityIsland'
		),
	},
	'tax-conflict': {
		places: taxConflictManifest.places,
		Island: lazyScreen(
			() => import( /* webpackChunkName: "settings-tax-conflict" */ '../settings/tax-conflict/island' ),
			'TaxConflictIsland'
		),
	},
};

/** Public plugin scope of each element that the host prints for parts of settings pages. */
export const PLACE_SCOPES: Readonly< Record< string, string > > = {
	wc_payments_settings_slotfill: 'woocommerce-payments-settings',
	wc_tax_settings_slotfill: 'woocommerce-tax-settings',
	wc_settings_slotfill: 'woocommerce-settings',
	wc_settings_site_visibility_slotfill: 'woocommerce-site-visibility-settings',
	wc_settings_blueprint_slotfill: 'woocommerce-blueprint-settings',
	wc_settings_email_preview_slotfill: 'woocommerce-email-preview-settings',
	wc_settings_email_listing_slotfill: 'woocommerce-email-listing',
	wc_settings_features_email_feedback_slotfill: 'woocommerce-email-feedback-settings',
	wc_settings_email_image_url_slotfill: 'woocommerce-email-image-url-settings',
	wc_settings_email_color_palette_slotfill: 'woocommerce-email-color-palette-settings',
};
