import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTenant } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Notice } from "../ui/Notice.tsx";

const TypeModal = lazy(() => import("./start/TypeModal.tsx").then((module) => ({ default: module.TypeModal })));

interface TypeChoiceProps {
	/** Value of the type the process has, and its name. */
	readonly type: string;
	readonly label: string;
	/** Says what becomes of what was filled in, or why the type stays. */
	readonly explanation: string;
	readonly mayChange: boolean;
	/** Something was filled in that changing the type would lose. */
	readonly dirty: boolean;
	/** Forgets what was filled in. */
	readonly discard: () => void;
	/** `close` takes the choice away again. */
	readonly onChoose: (type: string, close: () => void) => void;
}

/** Says which type a process has, and lets another be chosen; asks first when that loses something. Nothing where there is one type. */
export function TypeChoice({ type, label, explanation, mayChange, dirty, discard, onChoose }: TypeChoiceProps) {
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
					<TypeModal types={processTypes} present={type} onCancel={close} onChoose={({ value }) => onChoose(value, close)} />
				</Suspense>
			)}
		</>
	);
}
