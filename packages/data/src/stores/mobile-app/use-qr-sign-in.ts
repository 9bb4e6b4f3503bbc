import { approveQrSignIn, createQrCode, fetchQrAvailability, fetchQrStatus, revokeQrSignIn } from '@store-admin/api';

const REQUESTS = { approveQrSignIn, createQrCode, fetchQrAvailability, fetchQrStatus, revokeQrSignIn };

/** Requests with which the mobile app signs in by a code. */
export type QrSignIn = typeof REQUESTS;

/**
 * The sign-in of the mobile app by a code that it scans.
 *
 * @return Functions that reject with an ApiError; always the same ones.
 */
export function useQrSignIn(): QrSignIn {
	return REQUESTS;
}
