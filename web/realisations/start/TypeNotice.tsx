import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTenant } from "../../tenants/TenantContext.tsx";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { paths } from "../../ui/paths.ts";
import { TypeModal } from "./TypeModal.tsx";

interface TypeNoticeProps {
	readonly uuid: string;
	readonly type: ProcessType;
	/** Something was filled in that changing the type would lose. */
	readonly dirty: boolean;
	/** Forgets what was filled in. */
	readonly discard: () => void;
}

/** Says which type the process will have; changing it starts the form anew, after asking. */
export function TypeNotice({ uuid, type, dirty, discard }: TypeNoticeProps) {
	const { processTypes } = useTenant();
	const navigate = useNavigate();
	const [asking, setAsking] = useState<"no" | "confirm" | "type">("no");
	if (processTypes.length < 2) return null;
	return (
		<>
			<Notice
				kind="info"
				title={text("start.type.notice", { type: type.text })}
				action={<Button onClick={() => setAsking(dirty ? "confirm" : "type")}>{text("start.type.change")}</Button>}
			>
				{text("start.type.text")}
			</Notice>
			<ConfirmDialog
				opened={asking === "confirm"}
				title={text("start.type.confirm.title")}
				action={text("start.type.confirm.action")}
				dangerous
				onCancel={() => setAsking("no")}
				onConfirm={() => {
					discard();
					setAsking("type");
				}}
			>
				{text("start.type.confirm.text")}
			</ConfirmDialog>
			{asking === "type" ? (
				<TypeModal
					types={processTypes}
					present={type.value}
					onCancel={() => setAsking("no")}
					onChoose={(chosen) => {
						setAsking("no");
						navigate(paths.realisationWithType(uuid, chosen.value), { replace: true });
					}}
				/>
			) : null}
		</>
	);
}
