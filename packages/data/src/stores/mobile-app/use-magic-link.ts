import { sendMagicLink } from '@store-admin/api';

/**
 * The e-mail with which the mobile app signs in.
 *
 * @return A function that has it sent; it rejects with an ApiError.
 */
export function useMagicLink(): () => Promise< void > {
	return sendMagicLink;
}
