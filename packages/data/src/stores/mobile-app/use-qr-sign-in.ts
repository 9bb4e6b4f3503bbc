import { approveQrSignIn, createQrCode, fetchQrAvailability, fetchQrStatus, revokeQrSignIn } from '@store-admin/api';

const REQUESTS = { approveQrSignIn, createQrCode, fetchQrAvailability, fetchQrStatus, revokeQrSignIn };

/** The requests for signing the mobile app in by QR code. */
export type QrSignIn = typeof REQUESTS;

/**
 * Signs the mobile app in by a QR code.
 *
 * @return Functions that reject with an ApiError. They are the same in each render.
 */
export function useQrSignIn(): QrSignIn {
	return REQUESTS;
}
