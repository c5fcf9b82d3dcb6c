import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import styles from "./SideCards.module.css";

/** Where the process is about, in a flow that has no place on the map. */
export function AddressCard({ address }: { readonly address: string }) {
	return (
		<Card title={text("side.address")}>
			{address === "" ? <p className={styles.quiet}>{text("step.address.none")}</p> : <p>{address}</p>}
		</Card>
	);
}
