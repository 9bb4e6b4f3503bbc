import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog, InlineError, Stepper } from '@store-admin/components';
import { useQuery } from '@store-admin/navigation';
import { interpolate } from '../../../shared/interpolate';
import { OutsideLink } from '../../../shared/outside-link';
import { QrCode } from './qr-code';
import { SignIn } from './sign-in-by-qr';
import { useMobileApp, type MobileAppHook } from './use-mobile-app';
import './style.scss';

const APP_PAGE = 'https://woocommerce.com/mobile/';

function Install( { onDone }: { readonly onDone: () => void } ) {
	return (
		<div className="store-admin-app-step">
			<QrCode text={ APP_PAGE } label={ __( 'QR code of woocommerce.com/mobile', 'store-admin' ) } />
			<div>
				<p>
					{ interpolate(
						__( 'Scan the code with your phone, or visit {{link}}woocommerce.com/mobile{{/link}} on it.', 'store-admin' ),
						{ link: <OutsideLink href={ APP_PAGE } /> }
					) }
				</p>
				<Button onClick={ onDone }>{ __( 'App is installed', 'woocommerce' ) }</Button>
			</div>
		</div>
	);
}

function SignInByMail( { app }: { readonly app: MobileAppHook } ) {
	return (
		<>
			<p>{ __( 'We send a link to the e-mail address of your WordPress.com account. Open it on your phone.', 'store-admin' ) }</p>
			{ app.failure && <InlineError message={ app.failure.message } /> }
			{ app.failure && <SignInByCode app={ app } /> }
			<Button variant="primary" isBusy={ app.isSending } onClick={ app.sendLink }>
				{ __( '✨️ Send the sign-in link', 'woocommerce' ) }
			</Button>
		</>
	);
}

function SignInByCode( { app }: { readonly app: MobileAppHook } ) {
	return (
		<div className="store-admin-app-step">
			<QrCode text={ app.loginCode } label={ __( 'QR code with the address of your store', 'store-admin' ) } />
			<div>
				{ app.mailProblem && <p>{ app.mailProblem }</p> }
				<p>{ __( 'Scan the code with your phone to open the app at your store.', 'store-admin' ) }</p>
				<p>{ __( 'Follow the instructions in the app to sign in.', 'woocommerce' ) }</p>
			</div>
		</div>
	);
}

function LinkSent( { app }: { readonly app: MobileAppHook } ) {
	return (
		<div role="status">
			<p>
				{ __(
					'The link is on its way to the address of your WordPress.com account. Open it on your phone to sign in.',
					'store-admin'
				) }
			</p>
			<p>
				{ interpolate(
					__( 'Nothing arrived? Look in your spam folder, or {{button}}send another link{{/button}}.', 'store-admin' ),
					{
						button: (
							<Button variant="link" onClick={ app.sendLink }>
								{ '' }
							</Button>
						),
					}
				) }
			</p>
		</div>
	);
}

/** A dialog with two steps: getting the mobile app, and signing it in. */
export function MobileAppModal( { onClose }: { readonly onClose: () => void } ): ReactElement {
	const app = useMobileApp();
	const { jetpackState } = useQuery();
	// A user who returns from connecting the store has passed the first step.
	const [ step, setStep ] = useState< 'install' | 'sign-in' >( jetpackState === 'returning' ? 'sign-in' : 'install' );
	const { isSent } = app;
	const handleClose = () => {
		app.remember();
		onClose();
	};
	return (
		<Dialog
			title={
				isSent
					? __( 'Check your email!', 'woocommerce' )
					: __( 'Manage orders and track sales in real-time with the free mobile app', 'woocommerce' )
			}
			size="wide"
			onClose={ handleClose }
		>
			{ isSent ? (
				<LinkSent app={ app } />
			) : (
				<>
					<p>{ __( 'Run your store from anywhere in two easy steps.', 'woocommerce' ) }</p>
					<Stepper
						label={ __( 'Get the mobile app', 'store-admin' ) }
						steps={ [
							{
								key: 'install',
								label: __( 'Install the mobile app', 'woocommerce' ),
								content: <Install onDone={ () => setStep( 'sign-in' ) } />,
								onReturn: () => setStep( 'install' ),
							},
							{
								key: 'sign-in',
								label: __( 'Sign into the app', 'woocommerce' ),
								content: (
									<SignIn requests={ app.qrSignIn } isOtherOffered={ app.canMailLink }>
										{ app.canMailLink ? <SignInByMail app={ app } /> : <SignInByCode app={ app } /> }
									</SignIn>
								),
							},
						] }
						currentKey={ step }
					/>
				</>
			) }
		</Dialog>
	);
}
