import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useBundle } from "../bundle/use-bundle.ts";
import { useStepAddress } from "./use-step-address.ts";

/** Goes along with the open step when it gets another code: by undo, or by a colleague. `code`: as in the address. */
export function useFollowedStep(code: string | null): void {
	const { flow } = useBundle();
	const addressOf = useStepAddress();
	const navigate = useNavigate();
	const shown = useRef<{ readonly code: string; readonly uuid: string } | null>(null);
	useEffect(() => {
		const steps = (flow?.steps ?? []).map(({ step }) => step);
		const open = steps.find((step) => step.code === code);
		if (open !== undefined) {
			shown.current = open;
			return;
		}
		if (shown.current === null || shown.current.code !== code) return;
		const { uuid } = shown.current;
		const now = steps.find((step) => step.uuid === uuid);
		if (now === undefined) return;
		// At once: the code may be back to what it was before the page has come to this address.
		shown.current = now;
		navigate(addressOf(now.code), { replace: true });
	}, [flow, code, addressOf, navigate]);
}
