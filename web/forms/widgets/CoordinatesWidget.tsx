import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { text } from "../../texts/text.ts";
import { coordinatesOfText } from "../coordinates-text.ts";
import { pathOfId } from "../field-path.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { NumberWidget } from "./NumberWidget.tsx";

/** Milliseconds the notice about both fields stays. */
const NOTICE_MS = 3000;

/** Latitude or longitude. A pasted 'lat, lng' fills this field and the one beside it. */
export function CoordinatesWidget(props: WidgetProps) {
	const { setValues, announce } = useFormEnvironment();
	const [filled, setFilled] = useState(false);
	const group = pathOfId(props.id).split(".").slice(0, -1).join(".");
	return (
		<div
			className="field-coordinates"
			onPasteCapture={(event) => {
				const pair = coordinatesOfText(event.clipboardData.getData("text"));
				if (!pair || props.disabled === true) return;
				event.preventDefault();
				setValues({ [`${group}.Latitude`]: pair.latitude, [`${group}.Longitude`]: pair.longitude });
				announce(text("form.coordinates.filled"));
				setFilled(true);
				setTimeout(() => setFilled(false), NOTICE_MS);
			}}
		>
			<NumberWidget {...props} />
			{filled && <p className="field-notice">{text("form.coordinates.filled")}</p>}
		</div>
	);
}
