import { Button } from "@mantine/core";
import { type DragEvent, useId, useRef, useState } from "react";
import { sizeText } from "../../engine/index.ts";
import { mostFileBytes } from "../api/most-file-bytes.ts";
import { text } from "../texts/text.ts";
import styles from "./Files.module.css";

interface DropZoneProps {
	/** Of the button, which the focus goes to when something is wrong with the field. */
	readonly id: string;
	readonly label: string;
	/** Explains the field beside what may be uploaded. */
	readonly describedBy: string;
	/** Without dots. */
	readonly extensions: readonly string[];
	readonly onFiles: (files: readonly File[]) => void;
}

/** Files come in by a button, which on a phone also offers the camera, or are dropped here. */
export function DropZone({ id, label, describedBy, extensions, onFiles }: DropZoneProps) {
	const may = useId();
	const most = mostFileBytes();
	const taken = extensions.join(", ");
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);
	const drag = (event: DragEvent, isOver: boolean) => {
		event.preventDefault();
		setOver(isOver);
	};
	return (
		<fieldset
			aria-label={label}
			className={over ? `${styles.drop} ${styles.over}` : styles.drop}
			onDragOver={(event) => drag(event, true)}
			onDragLeave={(event) => drag(event, false)}
			onDrop={(event) => {
				drag(event, false);
				onFiles([...event.dataTransfer.files]);
			}}
		>
			<Button
				id={id}
				aria-label={label}
				aria-describedby={describedBy === "" ? may : `${describedBy} ${may}`}
				onClick={() => input.current?.click()}
			>
				{text("files.select")}
			</Button>
			<span className={styles.hint} aria-hidden="true">
				{text("files.drop")}
			</span>
			<span id={may} className={`${styles.hint} ${styles.may}`}>
				{most > 0 ? text("files.may.most", { extensions: taken, most: sizeText(most, "down") }) : text("files.may", { extensions: taken })}
			</span>
			<input
				ref={input}
				type="file"
				hidden
				multiple
				accept={extensions.map((extension) => `.${extension}`).join(",")}
				onChange={({ currentTarget }) => {
					onFiles([...(currentTarget.files ?? [])]);
					// The same file may be chosen again after it failed.
					currentTarget.value = "";
				}}
			/>
		</fieldset>
	);
}
