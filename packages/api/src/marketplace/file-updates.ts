import type { ApiError } from '../core/api-error';
import { parseAnswer } from '../core/parse-answer';
import { INSTALL_TIMEOUT_MS } from '../core/request';
import { sendForm } from '../core/send-form';
import { exactly, object, orNone, requiredFlag, text } from '../core/shape';
import { errorFromBody } from '../core/to-api-error';

/** Where WordPress changes plugins and themes outside of its REST API. */
export interface UpdateAccess {
	/** Address of `admin-ajax.php`. */
	readonly ajaxUrl: string;
	/** Nonce that the server created for updates. */
	readonly nonce: string;
}

/** A plugin or theme of the site. */
export interface LocalProduct {
	readonly isTheme: boolean;
	/** File of a plugin, such as `name/name.php`; of a theme only the slug counts. */
	readonly path: string;
	readonly slug: string;
}

const answer = object( { success: requiredFlag } );
const refusal = object( { success: exactly( false ), data: object( { errorCode: orNone( text, '' ), errorMessage: text } ) } );

/** Code of a refusal without one. WordPress answers so when it does not know of an update. */
export const UNEXPLAINED = 'unexplained';

/** WordPress answers a failed update with 200 and names the reason in fields of its own. */
function refusalOf( json: unknown, request: string ): ApiError {
	const { errorCode, errorMessage } = parseAnswer( refusal, json, request ).data;
	return errorFromBody(
		{ code: errorCode === '' ? UNEXPLAINED : errorCode, message: errorMessage.replace( /<[^>]*>/g, '' ), data: null },
		200,
		request
	);
}

async function send( { ajaxUrl, nonce }: UpdateAccess, fields: Readonly< Record< string, string > > ): Promise< void > {
	const request = `POST ${ ajaxUrl }`;
	const json = await sendForm( ajaxUrl, { ...fields, _ajax_nonce: nonce }, INSTALL_TIMEOUT_MS );
	if ( ! parseAnswer( answer, json, request ).success ) {
		throw refusalOf( json, request );
	}
}

/**
 * Updates a plugin or theme to the version that WordPress knows of, as the Plugins screen does.
 *
 * @throws {ApiError} With the reason that WordPress names.
 */
export async function updateProduct( access: UpdateAccess, { isTheme, path, slug }: LocalProduct ): Promise< void > {
	await send( access, isTheme ? { action: 'update-theme', slug } : { action: 'update-plugin', plugin: path, slug } );
}

/**
 * Lets WordPress update a plugin or theme by itself, or stops that, as the Plugins screen does.
 *
 * @throws {ApiError} With the reason that WordPress names.
 */
export async function setSelfUpdate( access: UpdateAccess, { isTheme, path, slug }: LocalProduct, isOn: boolean ): Promise< void > {
	await send( access, {
		action: 'toggle-auto-updates',
		type: isTheme ? 'theme' : 'plugin',
		asset: isTheme ? slug : path,
		state: isOn ? 'enable' : 'disable',
	} );
}
