import { useEffect, type ReactElement } from 'react';
import { navigateTo } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { purchaseManifest } from './manifest';
import { PurchaseModal } from './purchase-modal';

const HOME = 'admin.php?page=wc-admin';
const goHome = () => navigateTo( { url: HOME } );

/** The task of buying the chosen products. It is a dialog, because closing it ends the screen of the task. */
export function PurchaseScreen( { task }: TaskScreenProps ): ReactElement | null {
	const { showsSuggestions } = getFacts( purchaseManifest );
	useEffect( () => {
		if ( ! showsSuggestions ) {
			goHome();
		}
	}, [ showsSuggestions ] );
	return showsSuggestions ? <PurchaseModal task={ task } onClose={ goHome } /> : null;
}
