import { getNewPath, toUrl } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { accessTaskReferralStorage } from '../../../shared/task-referral-storage';

/**
 * Only addresses of this site are used, because the code that completes a task may take the address from a link that was
 * sent to the user.
 */
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
 * The address to open when a task is complete: the one from its screen, else the one that the user came from, else Home.
 *
 * @param taskId       Id of the task. The stored address that the user came from is removed.
 * @param redirectPath Address from the screen of the task, which may belong to an extension.
 * @return Absolute address, or relative to wp-admin; always on this site.
 */
export function targetAfterTask( taskId: string, redirectPath: unknown ): string {
	const candidates = [ redirectPath, takeReturnUrl( taskId ) ];
	const target = candidates.find( ( url ): url is string => typeof url === 'string' && url !== '' && isOfThisSite( url ) );
	return target ?? getNewPath( {}, '/', {} );
}
