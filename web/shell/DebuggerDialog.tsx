import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { isFormat } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { text } from "../texts/text.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { Notice } from "../ui/notices/Notice.tsx";
import { paths } from "../ui/pages/paths.ts";
import styles from "./DebuggerDialog.module.css";
import "../texts/areas/help.ts";

interface DebuggerDialogProps {
	/** Stays open, even on navigation. */
	readonly frozen: boolean;
	readonly onFreeze: (frozen: boolean) => void;
	readonly onClose: () => void;
}

interface Found {
	readonly kind: keyof typeof sources;
	readonly uuid: string;
	/** Formatted JSON. */
	readonly record: string;
}

/** The kinds of record with a uuid and the call for each, in the order in which they are tried: a uuid doesn't reveal its kind. */
const sources = {
	realisation: operations.getRealisation,
	request: operations.getRequest,
	location: operations.getLocation,
} as const;
const kinds = ["realisation", "request", "location"] as const;

/** The record with this uuid. If this person may see none, rejects as the first call did. */
async function recordOf(uuid: string): Promise<Found> {
	let first: unknown;
	for (const kind of kinds) {
		try {
			const { data } = await call(sources[kind], { params: { uuid } });
			return { kind, uuid, record: JSON.stringify(data, null, 2) };
		} catch (error) {
			if (!(error instanceof ApiProblem) || (error.status !== 404 && error.status !== 403)) throw error;
			first ??= error;
		}
	}
	throw first;
}

/** Shows a record by its uuid as the server returns it to this person, so never more than the person may see. */
export default function DebuggerDialog({ frozen, onFreeze, onClose }: DebuggerDialogProps) {
	const { pathname } = useLocation();
	const [uuid, setUuid] = useState(() => pathname.split("/").find((part) => isFormat(part, "uuid4")) ?? "");
	const [found, setFound] = useState<Found | null>(null);
	const [failure, setFailure] = useState("");
	const [busy, setBusy] = useState(false);

	const show = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		setFound(null);
		// Accepts capitals, as other programs write a uuid; the API's own are in lower case.
		const wanted = uuid.trim().toLowerCase();
		if (!isFormat(wanted, "uuid4")) return setFailure(text("debugger.invalid"));
		setFailure("");
		setBusy(true);
		try {
			setFound(await recordOf(wanted));
		} catch (error) {
			const reason = error instanceof ApiProblem ? error.message || String(error.status) : String(error);
			setFailure(text("debugger.failed", { reason }));
		}
		setBusy(false);
	};

	return (
		<Dialog
			opened
			size="xl"
			title={text("debugger.title")}
			onClose={onClose}
			withCloseButton={!frozen}
			closeOnEscape={!frozen}
			closeOnClickOutside={!frozen}
			closeButtonProps={{ "aria-label": text("debugger.close") }}
		>
			<form noValidate className={styles.body} onSubmit={(event) => void show(event)}>
				<TextInput data-autofocus label={text("debugger.uuid")} value={uuid} onChange={(event) => setUuid(event.currentTarget.value)} />
				<Button type="submit" loading={busy}>
					{text("debugger.show")}
				</Button>
				<Checkbox label={text("debugger.freeze")} checked={frozen} onChange={(event) => onFreeze(event.currentTarget.checked)} />
			</form>
			{failure !== "" && <Notice kind="danger" title={failure} announce />}
			{found && (
				<>
					{found.kind !== "location" && <Link to={paths[found.kind](found.uuid)}>{text(`debugger.open.${found.kind}`)}</Link>}
					{/* A field, so that it can be focused, scrolled by keyboard and copied as a whole. */}
					<textarea readOnly className={styles.record} aria-label={text("debugger.record")} value={found.record} rows={18} />
				</>
			)}
		</Dialog>
	);
}
