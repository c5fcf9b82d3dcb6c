import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import "../../texts/areas/starting.ts";

const TypeModal = lazyPart(async () => ({ default: (await import("./TypeModal.tsx")).TypeModal }), {
	over: ({ onCancel }) => onCancel,
});

interface TypeChoiceProps {
	/** Value and name of the current type. */
	readonly type: string;
	readonly label: string;
	/** What happens to the input, or why the type cannot be changed. */
	readonly explanation: string;
	readonly mayChange: boolean;
	/** Whether there is input that changing the type would discard. */
	readonly dirty: boolean;
	/** Discards that input. */
	readonly discard: () => void;
	/** Whether the chosen type is being stored. */
	readonly busy?: boolean;
	/** `close` closes the choice. */
	readonly onChoose: (type: string, close: () => void) => void;
}

/** Shows the process type, with a button to change it, which asks first if input would be lost. Nothing if the tenant has one type. */
export function TypeChoice({ type, label, explanation, mayChange, dirty, discard, busy = false, onChoose }: TypeChoiceProps) {
	const { processTypes } = useTenant();
	const [asking, setAsking] = useState<"no" | "confirm" | "type">("no");
	if (processTypes.length < 2) return null;
	const close = () => setAsking("no");
	return (
		<>
			<Notice
				kind="info"
				title={text("start.type.notice", { type: label })}
				action={mayChange ? <Button onClick={() => setAsking(dirty ? "confirm" : "type")}>{text("start.type.change")}</Button> : undefined}
			>
				{explanation}
			</Notice>
			<ConfirmDialog
				opened={asking === "confirm"}
				title={text("start.type.confirm.title")}
				action={text("start.type.confirm.action")}
				dangerous
				onCancel={close}
				onConfirm={() => {
					discard();
					setAsking("type");
				}}
			>
				{text("start.type.confirm.text")}
			</ConfirmDialog>
			{asking === "type" && (
				<Suspense fallback={null}>
					<TypeModal types={processTypes} present={type} busy={busy} onCancel={close} onChoose={({ value }) => onChoose(value, close)} />
				</Suspense>
			)}
		</>
	);
}
