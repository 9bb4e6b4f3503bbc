import { BootError } from './boot-error';
import type { BootCurrency } from './boot-settings';
import type { BlueprintGroup, BootAccount, BootBreadcrumb, FactName, Facts, PaymentSettings, PaymentsOffer, SiteVisibility } from './facts';
import type { FieldReader } from './field-reader';

function parseCurrency( currency: FieldReader ): BootCurrency {
	return {
		code: currency.text( 'code' ),
		symbol: currency.text( 'symbol' ),
		position: currency.oneOf( 'position', [ 'left', 'right', 'left_space', 'right_space' ] ),
		precision: currency.number( 'precision' ),
		decimalSeparator: currency.text( 'decimalSeparator' ),
		thousandSeparator: currency.text( 'thousandSeparator' ),
	};
}

function parseAccount( account: FieldReader ): BootAccount {
	return { isConnected: account.flag( 'isConnected' ), url: account.text( 'url' ), email: account.text( 'email' ) };
}

function parseSection( value: unknown ): readonly [ string, string ] {
	const [ section, title ] = Array.isArray( value ) ? ( value as readonly unknown[] ) : [];
	if ( typeof section === 'string' && typeof title === 'string' ) {
		return [ section, title ];
	}
	throw new BootError( 'storeAdminSettings.paymentSettings.sections should hold pairs of section and title.' );
}

function parsePaymentSettings( payments: FieldReader ): PaymentSettings {
	return {
		country: payments.text( 'country' ),
		storeCountry: payments.text( 'storeCountry' ),
		countries: payments.texts( 'countries' ),
		toggleNonce: payments.text( 'toggleNonce' ),
		sections: payments.list( 'sections' ).map( parseSection ),
	};
}

function parsePaymentsOffer( offer: FieldReader ): PaymentsOffer {
	return {
		id: offer.text( 'id' ),
		description: offer.text( 'description' ),
		action: offer.text( 'action' ),
		termsUrl: offer.text( 'termsUrl' ),
	};
}

function parseBreadcrumb( value: unknown ): BootBreadcrumb {
	if ( typeof value === 'string' ) {
		return value;
	}
	if ( Array.isArray( value ) ) {
		const path: unknown = value[ 0 ];
		const title: unknown = value[ 1 ];
		if ( typeof path === 'string' && typeof title === 'string' ) {
			return [ path, title ];
		}
	}
	throw new BootError( 'storeAdminSettings.breadcrumbs should hold titles and pairs of path and title.' );
}

function parseSiteVisibility( site: FieldReader ): SiteVisibility {
	return {
		isComingSoon: site.flag( 'isComingSoon' ),
		isStoreOnly: site.flag( 'isStoreOnly' ),
		hasPrivateLink: site.flag( 'hasPrivateLink' ),
		shareKey: site.text( 'shareKey' ),
		editorUrl: site.text( 'editorUrl' ),
		storePages: site.objects( 'storePages' ).map( ( page ) => ( { title: page.text( 'title' ), url: page.text( 'url' ) } ) ),
		hasPageCache: site.flag( 'hasPageCache' ),
	};
}

function parseBlueprintGroup( group: FieldReader ): BlueprintGroup {
	return {
		id: group.text( 'id' ),
		label: group.text( 'label' ),
		items: group.objects( 'items' ).map( ( item ) => ( {
			id: item.text( 'id' ),
			label: item.text( 'label' ),
			isChecked: item.flag( 'isChecked' ),
		} ) ),
	};
}

/** The parser of each fact of the boot object. */
export const FACT_PARSERS: { readonly [ Name in FactName ]: ( root: FieldReader ) => Facts[ Name ] } = {
	account: ( root ) => parseAccount( root.object( 'account' ) ),
	actionableStatuses: ( root ) => [ ...root.texts( 'actionableStatuses' ) ],
	asksOpinions: ( root ) => root.flag( 'asksOpinions' ),
	blueprintGroups: ( root ) => root.objects( 'blueprintGroups' ).map( parseBlueprintGroup ),
	blueprintMaxBytes: ( root ) => root.number( 'blueprintMaxBytes' ),
	breadcrumbs: ( root ) => root.list( 'breadcrumbs' ).map( parseBreadcrumb ),
	catalogueUrl: ( root ) => root.text( 'catalogueUrl' ),
	currency: ( root ) => parseCurrency( root.object( 'currency' ) ),
	dateTours: ( root ) => [ ...root.texts( 'dateTours' ) ],
	dateType: ( root ) => root.oneOf( 'dateType', [ 'date_created', 'date_paid', 'date_completed' ] ),
	defaultDateRange: ( root ) => root.text( 'defaultDateRange' ),
	emailPreviewNonce: ( root ) => root.text( 'emailPreviewNonce' ),
	failedImports: ( root ) => root.number( 'failedImports' ),
	hasQrSignIn: ( root ) => root.flag( 'hasQrSignIn' ),
	hasReminderBar: ( root ) => root.flag( 'hasReminderBar' ),
	hasTaxLocations: ( root ) => root.flag( 'hasTaxLocations' ),
	hasUnreadNotes: ( root ) => root.flag( 'hasUnreadNotes' ),
	hostVersion: ( root ) => root.text( 'hostVersion' ),
	importInterval: ( root ) => root.text( 'importInterval' ),
	isBlockTheme: ( root ) => root.flag( 'isBlockTheme' ),
	islands: ( root ) => [ ...root.texts( 'islands' ) ],
	isQuiet: ( root ) => root.flag( 'isQuiet' ),
	isJetpackUser: ( root ) => root.flag( 'isJetpackUser' ),
	isSetupOver: ( root ) => root.flag( 'isSetupOver' ),
	isTrackingAllowed: ( root ) => root.flag( 'isTrackingAllowed' ),
	isUpdateModeUnset: ( root ) => root.flag( 'isUpdateModeUnset' ),
	jetpack: ( root ) => root.oneOf( 'jetpack', [ 'absent', 'installed', 'active', 'connected' ] ),
	lacksBaseTaxRate: ( root ) => root.flag( 'lacksBaseTaxRate' ),
	manageStock: ( root ) => root.flag( 'manageStock' ),
	openedProduct: ( root ) => root.text( 'openedProduct' ),
	orderStatuses: ( root ) => root.textMap( 'orderStatuses' ),
	paymentMethods: ( root ) => root.textMap( 'paymentMethods' ),
	paymentsOffer: ( root ) => parsePaymentsOffer( root.object( 'paymentsOffer' ) ),
	paymentSettings: ( root ) => parsePaymentSettings( root.object( 'paymentSettings' ) ),
	reviewsEnabled: ( root ) => root.flag( 'reviewsEnabled' ),
	settingsPlaces: ( root ) => [ ...root.texts( 'settingsPlaces' ) ],
	shippingOffer: ( root ) => root.oneOf( 'shippingOffer', [ '', 'install', 'activate' ] ),
	showsSuggestions: ( root ) => root.flag( 'showsSuggestions' ),
	siteVisibility: ( root ) => parseSiteVisibility( root.object( 'siteVisibility' ) ),
	storePlace: ( root ) => root.text( 'storePlace' ),
	hiddenNotices: ( root ) => [ ...root.texts( 'hiddenNotices' ) ],
	noticeNonce: ( root ) => root.text( 'noticeNonce' ),
	updateNonce: ( root ) => root.text( 'updateNonce' ),
	stockStatuses: ( root ) => root.textMap( 'stockStatuses' ),
	wantsAddressTour: ( root ) => root.flag( 'wantsAddressTour' ),
	wantsProviderOffer: ( root ) => root.flag( 'wantsProviderOffer' ),
	wantsZoneTour: ( root ) => root.flag( 'wantsZoneTour' ),
};
