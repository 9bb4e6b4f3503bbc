import type { Answers } from './answers';

/** Whether a choice leads to questions about where the seller sells. */
export function sellsAlready( choice: string ): boolean {
	return choice === 'im_already_selling';
}

/** Whether an answer leads to the question about platforms. */
export function sellsOnline( { choice, sellingOnline }: Pick< Answers, 'choice' | 'sellingOnline' > ): boolean {
	return sellsAlready( choice ) && sellingOnline !== '' && sellingOnline !== 'no_im_selling_offline';
}
