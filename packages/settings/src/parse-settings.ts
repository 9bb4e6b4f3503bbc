import { BootError } from './boot-error';
import type { BootBreadcrumb, BootCurrency, BootLocale, BootSettings, BootUser } from './boot-settings';
import { FieldReader, isFields } from './read-field';

function parseUser( user: FieldReader ): BootUser {
	return { id: user.number( 'id' ), name: user.text( 'name' ), capabilities: [ ...user.texts( 'capabilities' ) ] };
}

function parseLocale( locale: FieldReader ): BootLocale {
	return {
		site: locale.text( 'site' ),
		user: locale.text( 'user' ),
		isRtl: locale.flag( 'isRtl' ),
		startOfWeek: locale.number( 'startOfWeek' ),
		dateFormat: locale.text( 'dateFormat' ),
		timeFormat: locale.text( 'timeFormat' ),
		timeZone: locale.text( 'timeZone' ),
	};
}

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

function freeze< T >( value: T ): T {
	if ( typeof value === 'object' && value !== null ) {
		Object.values( value ).forEach( freeze );
		Object.freeze( value );
	}
	return value;
}

/**
 * Checks and types the boot object.
 *
 * @param  raw What the server printed, or anything else.
 * @return A deeply frozen copy of the known fields; unknown fields are left out.
 * @throws {BootError} When the object is absent or a field is missing or of another type; the message names the field.
 */
export function parseSettings( raw: unknown ): BootSettings {
	if ( ! isFields( raw ) ) {
		throw new BootError( 'The boot object window.storeAdminSettings is missing.' );
	}
	const root = new FieldReader( raw );
	const taskLists = root.object( 'taskLists' );
	const account = root.object( 'account' );
	return freeze( {
		version: root.text( 'version' ),
		page: root.oneOf( 'page', [ 'main', 'embed' ] ),
		adminUrl: root.text( 'adminUrl' ),
		homeUrl: root.text( 'homeUrl' ),
		shopUrl: root.text( 'shopUrl' ),
		buildUrl: root.text( 'buildUrl' ),
		assetsUrl: root.text( 'assetsUrl' ),
		originalScreenUrl: root.text( 'originalScreenUrl' ),
		siteTitle: root.text( 'siteTitle' ),
		productName: root.text( 'productName' ),
		hostVersion: root.text( 'hostVersion' ),
		wpVersion: root.text( 'wpVersion' ),
		user: parseUser( root.object( 'user' ) ),
		locale: parseLocale( root.object( 'locale' ) ),
		currency: parseCurrency( root.object( 'currency' ) ),
		features: [ ...root.texts( 'features' ) ],
		orderStatuses: root.textMap( 'orderStatuses' ),
		taskLists: { visible: [ ...taskLists.texts( 'visible' ) ], completed: [ ...taskLists.texts( 'completed' ) ] },
		alertCount: root.number( 'alertCount' ),
		manageStock: root.flag( 'manageStock' ),
		reviewsEnabled: root.flag( 'reviewsEnabled' ),
		lowStockAmount: root.number( 'lowStockAmount' ),
		actionableStatuses: [ ...root.texts( 'actionableStatuses' ) ],
		showsSuggestions: root.flag( 'showsSuggestions' ),
		jetpack: root.oneOf( 'jetpack', [ 'absent', 'installed', 'active', 'connected' ] ),
		account: { isConnected: account.flag( 'isConnected' ), url: account.text( 'url' ) },
		hasReminderBar: root.flag( 'hasReminderBar' ),
		hasUnreadNotes: root.flag( 'hasUnreadNotes' ),
		isTrackingAllowed: root.flag( 'isTrackingAllowed' ),
		hasActivityCounts: root.flag( 'hasActivityCounts' ),
		breadcrumbs: root.list( 'breadcrumbs' ).map( parseBreadcrumb ),
		hostPaths: [ ...root.texts( 'hostPaths' ) ],
		hostTasks: [ ...root.texts( 'hostTasks' ) ],
		isExtended: root.flag( 'isExtended' ),
	} );
}
