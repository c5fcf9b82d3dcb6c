import { useEffect, useState } from "react";
import { whenReachable } from "../../api/reachable.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import type { Feedback } from "./machine/step-context.ts";

interface SaveFailureProps {
	readonly feedback: Feedback;
	/** Whether there is unsaved input. */
	readonly dirty: boolean;
	/** The action that failed. */
	readonly act: "save" | "next" | "finish";
	/** Repeats that action. */
	readonly onAgain: () => void;
}

/** Why the last save failed. If the connection was lost, it says so until the server responds again; then it offers to repeat the save. */
export function SaveFailure({ feedback, dirty, act, onAgain }: SaveFailureProps) {
	const [back, setBack] = useState<Feedback | null>(null);
	useEffect(() => (feedback.offline ? whenReachable(() => setBack(feedback)) : undefined), [feedback]);
	if (back !== feedback) return <Notice kind="danger" title={feedback.words} announce />;
	if (!dirty) return <Notice kind="success" title={text("step.save.online.saved")} announce />;
	return (
		<Notice
			kind="info"
			title={text("step.save.online")}
			announce
			action={
				<PlainButton small onClick={onAgain}>
					{text(`step.save.online.${act}`)}
				</PlainButton>
			}
		/>
	);
}
