import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface FirstFault {
	/** Of the form. */
	readonly form: RefObject<HTMLFormElement | null>;
	/** Called when the form was refused. */
	readonly toFirst: () => void;
}

/** Takes the focus to the first input that is wrong, once the form shows that it is. */
export function useFirstFault(): FirstFault {
	const form = useRef<HTMLFormElement>(null);
	const [refusals, setRefusals] = useState(0);
	useLayoutEffect(() => {
		if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [refusals]);
	return { form, toFirst: () => setRefusals((count) => count + 1) };
}

/** A form with one message: `refuse` shows it, and takes the focus to the input that is wrong. */
export function useRefusal() {
	const [wrong, setWrong] = useState<string | null>(null);
	const { form, toFirst } = useFirstFault();
	const refuse = (why: string): void => {
		setWrong(why);
		toFirst();
	};
	return { form, wrong, setWrong, refuse };
}
