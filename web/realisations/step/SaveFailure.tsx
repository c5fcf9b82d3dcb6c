import { useEffect, useState } from "react";
import { whenReachable } from "../../api/reachable.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import type { Feedback } from "./machine/step-context.ts";

interface SaveFailureProps {
	readonly feedback: Feedback;
	/** There is input that is not saved. */
	readonly dirty: boolean;
	/** What the person was at when it failed. */
	readonly act: "save" | "next" | "finish";
	/** Does that again. */
	readonly onAgain: () => void;
}

/**
 * Why the last save failed. Where that was for want of a connection, it says so only until the server answers anything again;
 * then it offers the save.
 */
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
