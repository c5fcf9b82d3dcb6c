import { Button } from "@mantine/core";
import { type DragEvent, useRef, useState } from "react";
import { text } from "../texts/text.ts";
import styles from "./Files.module.css";

interface DropZoneProps {
	/** Of the button, which the focus goes to when something is wrong with the field. */
	readonly id: string;
	readonly label: string;
	readonly describedBy: string;
	/** Without dots. */
	readonly extensions: readonly string[];
	readonly onFiles: (files: readonly File[]) => void;
}

/** Files come in by a button, which on a phone also offers the camera, or are dropped here. */
export function DropZone({ id, label, describedBy, extensions, onFiles }: DropZoneProps) {
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
			<Button id={id} aria-label={label} aria-describedby={describedBy || undefined} onClick={() => input.current?.click()}>
				{text("files.select")}
			</Button>
			<span className={styles.hint} aria-hidden="true">
				{text("files.drop")}
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
