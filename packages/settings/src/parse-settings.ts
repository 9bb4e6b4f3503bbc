import { BootError } from './boot-error';
import type { BootLocale, BootSettings, BootUser } from './boot-settings';
import { FieldReader, isFields } from './field-reader';
import { freeze } from './freeze';

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

/**
 * Returns a reader for the fields of the boot object.
 *
 * @param  raw The value that the server printed, of any type.
 * @throws {BootError} When it is not an object.
 */
export function readBootObject( raw: unknown ): FieldReader {
	if ( ! isFields( raw ) ) {
		throw new BootError( 'The boot object window.storeAdminSettings is missing.' );
	}
	return new FieldReader( raw );
}

/**
 * Parses the part of the boot object that every page has.
 *
 * @param  raw The value that the server printed, of any type.
 * @return A deeply frozen copy with the known fields only.
 * @throws {BootError} When the object is absent or a field is missing or of another type; the message names the field.
 */
export function parseSettings( raw: unknown ): BootSettings {
	const root = readBootObject( raw );
	return freeze( {
		page: root.oneOf( 'page', [ 'main', 'embed' ] ),
		adminUrl: root.text( 'adminUrl' ),
		homeUrl: root.text( 'homeUrl' ),
		shopUrl: root.text( 'shopUrl' ),
		buildUrl: root.text( 'buildUrl' ),
		assetsUrl: root.text( 'assetsUrl' ),
		originalScreenUrl: root.text( 'originalScreenUrl' ),
		siteTitle: root.text( 'siteTitle' ),
		productName: root.text( 'productName' ),
		user: parseUser( root.object( 'user' ) ),
		locale: parseLocale( root.object( 'locale' ) ),
		features: [ ...root.texts( 'features' ) ],
		alertCount: root.number( 'alertCount' ),
		hasActivityCounts: root.flag( 'hasActivityCounts' ),
		latePaths: [ ...root.texts( 'latePaths' ) ],
		hostPaths: [ ...root.texts( 'hostPaths' ) ],
		hostTasks: [ ...root.texts( 'hostTasks' ) ],
		isExtended: root.flag( 'isExtended' ),
	} );
}
