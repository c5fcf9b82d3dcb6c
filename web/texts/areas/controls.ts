import texts from "../controls.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
