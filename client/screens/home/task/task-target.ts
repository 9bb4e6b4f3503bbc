import { getNewPath, toUrl } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { accessTaskReferralStorage } from '../../../shared/task-referral-storage';

/** Only addresses of this site: what completes a task may repeat what stood in a link that somebody was sent. */
function isOfThisSite( url: string ): boolean {
	const target = toUrl( url );
	const { adminUrl, homeUrl } = getSettings();
	return target !== undefined && [ adminUrl, homeUrl ].some( ( own ) => new URL( own ).origin === target.origin );
}

function takeReturnUrl( taskId: string ): unknown {
	const referral = accessTaskReferralStorage( { taskId } );
	const data = referral.getWithExpiry();
	referral.remove();
	return typeof data === 'object' && data !== null ? Reflect.get( data, 'returnUrl' ) : null;
}

/**
 * Where to go when a task is done: where its screen says, else back to what sent the person there, else Home.
 *
 * @param taskId       Task; what was remembered about who sent the person there is forgotten.
 * @param redirectPath What the screen of the task said, an extension's included.
 * @return Full address, or relative to wp-admin, always of this site.
 */
export function targetAfterTask( taskId: string, redirectPath: unknown ): string {
	const candidates = [ redirectPath, takeReturnUrl( taskId ) ];
	const target = candidates.find( ( url ): url is string => typeof url === 'string' && url !== '' && isOfThisSite( url ) );
	return target ?? getNewPath( {}, '/', {} );
}
