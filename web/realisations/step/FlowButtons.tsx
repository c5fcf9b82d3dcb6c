import type { ButtonName, ButtonView } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { type MissingField, ReasonedButton } from "../../ui/ReasonedButton.tsx";
import styles from "./FlowButtons.module.css";
import { flowButtons } from "./flow-buttons.ts";

interface FlowButtonsProps {
	readonly views: Readonly<Record<ButtonName, ButtonView>>;
	readonly busy: boolean;
	/** Fields that stand in the way of completing, for the explanation of a disabled button. */
	readonly missing: readonly MissingField[];
	readonly onPress: (name: ButtonName) => void;
	/** Below the form they stay in one line on a phone, where the way back is an arrow. */
	readonly place: "header" | "footer";
}

/** Vorige stap, Annuleren, Corrigeren, Wijzigen, Opslaan and Volgende stap or Afronden, as far as they apply. */
export function FlowButtons({ views, busy, missing, onPress, place }: FlowButtonsProps) {
	return (
		<div className={`${styles.buttons} ${styles[place]}`} data-flow-buttons={place}>
			{flowButtons(views).map(({ name, label, view, primary }) => (
				<span key={name} className={name === "previous" ? styles.previous : styles.button}>
					<ReasonedButton
						variant={primary ? "filled" : "default"}
						reason={view.enabled ? undefined : (view.reason ?? text("step.locked"))}
						roles={view.roles}
						fields={view.enabled || (name !== "next" && name !== "finish") ? undefined : missing}
						loading={busy && primary}
						onClick={() => onPress(name)}
					>
						<span className={styles.label}>{text(label)}</span>
					</ReasonedButton>
				</span>
			))}
		</div>
	);
}
