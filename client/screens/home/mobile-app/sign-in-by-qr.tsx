import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, InlineError, Spinner } from '@store-admin/components';
import type { QrSignIn } from '@store-admin/data';
import { QrCode } from './qr-code';
import { useQrCode, type QrCodeHook, type QrStep } from './use-qr-code';

/** Three numbers to choose from, one of which the phone shows. */
function Numbers( { qr, step }: { readonly qr: QrCodeHook; readonly step: Extract< QrStep, { name: 'scanned' } > } ) {
	return (
		<>
			<p role="status">
				{ step.phone
					? /* translators: %s: name of a phone. */
						sprintf( __( '%s has scanned the code. Which number does it show?', 'store-admin' ), step.phone )
					: __( 'A phone has scanned the code. Which number does it show?', 'store-admin' ) }
			</p>
			<div className="store-admin-app-step__numbers" role="group" aria-label={ __( 'Number on the phone', 'store-admin' ) }>
				{ step.numbers.map( ( number ) => (
					<Button key={ number } isBusy={ qr.isBusy } onClick={ () => qr.choose( number ) }>
						{ number }
					</Button>
				) ) }
			</div>
			<Button variant="link" onClick={ () => qr.choose() }>
				{ __( 'None of these: refuse the sign-in', 'store-admin' ) }
			</Button>
		</>
	);
}

/** The result of a sign-in, with the next possible action. */
function Ended( { text, label, qr, onPress }: { text: string; label: string; qr: QrCodeHook; onPress: () => void } ) {
	return (
		<>
			<p role="status">{ text }</p>
			<Button isBusy={ qr.isBusy } onClick={ onPress }>
				{ label }
			</Button>
		</>
	);
}

const ENDINGS = {
	'signed-out': () => __( 'The app is signed out.', 'store-admin' ),
	expired: () => __( 'The code is no longer valid.', 'store-admin' ),
	rejected: () => __( 'The sign-in was refused.', 'store-admin' ),
};

function SignedIn( { qr, step }: { readonly qr: QrCodeHook; readonly step: Extract< QrStep, { name: 'signed-in' } > } ) {
	return (
		<Ended
			qr={ qr }
			text={
				step.phone
					? /* translators: %s: name of a phone. */
						sprintf( __( 'The app on %s is signed in.', 'store-admin' ), step.phone )
					: __( 'The app is signed in.', 'store-admin' )
			}
			label={ __( 'Sign it out again', 'store-admin' ) }
			onPress={ () => qr.signOut( step.password ) }
		/>
	);
}

function Step( { qr }: { readonly qr: QrCodeHook } ): ReactElement | null {
	const { step } = qr;
	switch ( step.name ) {
		case 'waiting':
			return (
				<div className="store-admin-app-step">
					<QrCode text={ step.url } label={ __( 'QR code that signs in the app', 'store-admin' ) } />
					<div>
						<p>{ __( 'Scan the code with your phone to sign in to the app as yourself.', 'store-admin' ) }</p>
						<p>{ __( 'It works once, and for a few minutes only.', 'store-admin' ) }</p>
					</div>
				</div>
			);
		case 'scanned':
			return <Numbers qr={ qr } step={ step } />;
		case 'approved':
			return <p role="status">{ __( 'Signing in…', 'store-admin' ) }</p>;
		case 'signed-in':
			return <SignedIn qr={ qr } step={ step } />;
		case 'signed-out':
		case 'expired':
		case 'rejected':
			return (
				<Ended qr={ qr } text={ ENDINGS[ step.name ]() } label={ __( 'Make a new code', 'store-admin' ) } onPress={ qr.makeCode } />
			);
		case 'no-code':
			return qr.isBusy ? <Spinner /> : null;
		case 'checking':
		case 'unavailable':
			return null;
	}
}

interface SignInProps {
	/** The other way to sign in, for stores that cannot sign in by QR code. */
	readonly children: ReactElement;
	readonly requests: QrSignIn;
	/** Whether the other way to sign in is offered beside the code. */
	readonly isOtherOffered: boolean;
}

/** Signs the app in by a QR code, on hosts and sites that support it, or in another way. */
export function SignIn( { children, requests, isOtherOffered }: SignInProps ): ReactElement {
	const qr = useQrCode( requests );
	if ( qr.step.name === 'checking' ) {
		return <Spinner />;
	}
	if ( qr.step.name === 'unavailable' ) {
		return children;
	}
	return (
		<>
			<Step qr={ qr } />
			{ qr.failure && <InlineError message={ qr.failure.message } onRetry={ qr.failure.retry } /> }
			{ isOtherOffered && children }
		</>
	);
}
