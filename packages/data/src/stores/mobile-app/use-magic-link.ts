import { sendMagicLink } from '@store-admin/api';

/**
 * Sends the e-mail whose link signs the mobile app in.
 *
 * @return A function that makes the server send it; it rejects with an ApiError.
 */
export function useMagicLink(): () => Promise< void > {
	return sendMagicLink;
}
