/* Written by `UPDATE=board-colors npx vitest run --root .tools board-colors`. */

/** Colours of boards in the themes of the kit, for pictures that are drawn without its style sheet. */
export const boardColors = {
  "light": {
    "pieces": {
      "us": "#0b7a43",
      "us-text": "#ffffff",
      "keeper": "#965400",
      "keeper-text": "#ffffff",
      "them": "#fffefb",
      "them-edge": "#b3261e",
      "them-text": "#8f1c15",
      "ball": "#fffefb",
      "ball-edge": "#17211c",
      "run": "#17211c",
      "them-run": "#b3261e",
      "pass": "#1b5a91",
      "cone": "#c25e00",
      "zone": "#965400",
      "text": "#17211c"
    },
    "surface": {
      "grass": {
        "ground": "#e3eeda",
        "stripe": "#dae8cf",
        "tint": "#cfe1c2",
        "dirt": "#ecdcc0",
        "goal": "#f6f9f2",
        "line": "#62855a",
        "mark": "#86a47e"
      },
      "turf": {
        "ground": "#dcecef",
        "stripe": "#d3e6ea",
        "tint": "#c6dfe5",
        "dirt": "#ecdcc0",
        "goal": "#f2f8f9",
        "line": "#4f7d88",
        "mark": "#7aa3ac"
      },
      "wood": {
        "ground": "#f5e9d6",
        "stripe": "#f0e2cb",
        "tint": "#ecd7b6",
        "dirt": "#ecdcc0",
        "goal": "#fbf5ea",
        "line": "#966d38",
        "mark": "#b8945f"
      },
      "ice": {
        "ground": "#eef5fa",
        "stripe": "#e8f1f8",
        "tint": "#d8e9f5",
        "dirt": "#ecdcc0",
        "goal": "#ffffff",
        "line": "#5d81a1",
        "mark": "#c0655d"
      },
      "plain": {
        "ground": "#f4f1ea",
        "stripe": "#efebe2",
        "tint": "#e9e4d8",
        "dirt": "#ecdcc0",
        "goal": "#fffefb",
        "line": "#7a8077",
        "mark": "#858b82"
      }
    }
  },
  "dark": {
    "pieces": {
      "us": "#3fc97f",
      "us-text": "#04170c",
      "keeper": "#eabc62",
      "keeper-text": "#241a02",
      "them": "#1a1414",
      "them-edge": "#ff8f84",
      "them-text": "#ffb4ac",
      "ball": "#f4f1ea",
      "ball-edge": "#0c1313",
      "run": "#e9efea",
      "them-run": "#ff8f84",
      "pass": "#86bdf2",
      "cone": "#ffab5e",
      "zone": "#eabc62",
      "text": "#e9efea"
    },
    "surface": {
      "grass": {
        "ground": "#13241b",
        "stripe": "#172a20",
        "tint": "#1c3326",
        "dirt": "#33291a",
        "goal": "#22392c",
        "line": "#5d8570",
        "mark": "#4d7060"
      },
      "turf": {
        "ground": "#11222a",
        "stripe": "#152831",
        "tint": "#1a323d",
        "dirt": "#33291a",
        "goal": "#213c48",
        "line": "#56808f",
        "mark": "#486c79"
      },
      "wood": {
        "ground": "#231c12",
        "stripe": "#292115",
        "tint": "#34291a",
        "dirt": "#33291a",
        "goal": "#3b3020",
        "line": "#94764a",
        "mark": "#7d653f"
      },
      "ice": {
        "ground": "#121d29",
        "stripe": "#16222f",
        "tint": "#1c2d3f",
        "dirt": "#33291a",
        "goal": "#22354a",
        "line": "#5f82a3",
        "mark": "#a8625c"
      },
      "plain": {
        "ground": "#141d1d",
        "stripe": "#182222",
        "tint": "#1d2929",
        "dirt": "#33291a",
        "goal": "#243131",
        "line": "#6a7b74",
        "mark": "#6a7b74"
      }
    }
  }
} as const;
