import { NativeSelect } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { CompiledStep } from "../../../engine/index.ts";
import { rolesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import {
	messageIn,
	type PreviewMessage,
	type PreviewState,
	type PreviewWish,
	previewAddress,
	previewStates,
} from "../preview/preview-wish.ts";
import styles from "./StepPreview.module.css";

/** Pixels that a step has on a desk; shown smaller when there is less room. */
const fullWidth = 1180;
const phoneWidth = 390;

interface StepPreviewProps {
	readonly step: CompiledStep;
	/** Path of the chosen field. */
	readonly field: string | null;
}

/** The product's own page of the step in a frame, with what somebody can wish of it above. */
export function StepPreview({ step, field }: StepPreviewProps) {
	const { tenant, shown, blocks } = useBundle();
	const { code, definition } = step;
	const roles = [...new Set([...definition.access.edit, ...definition.access.read])];
	const [wish, setWish] = useState<PreviewWish>({ step: code, role: roles[0] ?? "", state: "open", day: "", filled: false });
	const [address] = useState(() => previewAddress(wish));
	const [phone, setPhone] = useState(false);
	const frame = useRef<HTMLIFrameElement>(null);
	const room = useRoom();
	const tell = (message: PreviewMessage): void => frame.current?.contentWindow?.postMessage(message, window.location.origin);
	const change = (part: Partial<PreviewWish>): void => {
		const next = { ...wish, ...part };
		setWish(next);
		tell({ kind: "wish", wish: next });
	};
	useEffect(() => {
		const show = (): void => {
			const message: PreviewMessage | null = field === null ? null : { kind: "show", path: field };
			if (message !== null) frame.current?.contentWindow?.postMessage(message, window.location.origin);
		};
		const onMessage = (event: MessageEvent): void => {
			if (messageIn(event)?.kind === "drawn") show();
		};
		show();
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [field]);
	useEffect(() => {
		const give = (): void => {
			const message: PreviewMessage = { kind: "bundle", shown, blocks };
			frame.current?.contentWindow?.postMessage(message, window.location.origin);
		};
		const onMessage = (event: MessageEvent): void => {
			if (messageIn(event)?.kind === "read") give();
		};
		give();
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [shown, blocks]);
	const names = rolesOf(tenant ?? {});
	const width = phone ? phoneWidth : fullWidth;
	const scale = Math.min(1, room.width / width);
	return (
		<div className={styles.preview}>
			<div className={styles.tools}>
				<NativeSelect
					size="xs"
					label={text("workbench.preview.role")}
					value={wish.role}
					data={roles.map((role) => ({ value: role, label: names.find((each) => each.role === role)?.label ?? role }))}
					onChange={({ currentTarget }) => change({ role: currentTarget.value })}
				/>
				<NativeSelect
					size="xs"
					label={text("workbench.preview.state")}
					value={wish.state}
					data={previewStates.map((state) => ({ value: state, label: text(`workbench.preview.state.${state}`) }))}
					onChange={({ currentTarget }) => change({ state: currentTarget.value as PreviewState })}
				/>
				<NativeSelect
					size="xs"
					label={text("workbench.preview.values")}
					value={String(wish.filled)}
					data={[
						{ value: "false", label: text("workbench.preview.values.empty") },
						{ value: "true", label: text("workbench.preview.values.filled") },
					]}
					onChange={({ currentTarget }) => change({ filled: currentTarget.value === "true" })}
				/>
				<fieldset className={styles.choice} aria-label={text("workbench.preview.width")}>
					<button type="button" aria-pressed={phone} onClick={() => setPhone(true)}>
						{text("workbench.preview.width.phone")}
					</button>
					<button type="button" aria-pressed={!phone} onClick={() => setPhone(false)}>
						{text("workbench.preview.width.full")}
					</button>
				</fieldset>
			</div>
			<div ref={room.ref} className={styles.room}>
				<iframe
					ref={frame}
					className={styles.frame}
					src={address}
					title={text("workbench.preview.frame")}
					style={{
						width,
						height: room.height / scale,
						transform: `scale(${scale})`,
						marginLeft: Math.max(0, (room.width - width * scale) / 2),
					}}
				/>
			</div>
		</div>
	);
}

/** The room there is for the frame, in pixels. */
function useRoom() {
	const ref = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState({ width: fullWidth, height: 600 });
	useEffect(() => {
		const element = ref.current;
		if (element === null || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { ref, ...size };
}
