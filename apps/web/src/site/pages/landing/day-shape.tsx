import { dayHeading, dayIntro, hoursOfADay } from '#site/content/landing.ts';
import { DayProfile } from '#site/drawing/profile.tsx';

export function DayShape() {
  return (
    <section className="part" aria-labelledby="day-title">
      <div className="wrap">
        <div className="leaf">
          <h2 id="day-title">{dayHeading}</h2>
          <p className="lead">{dayIntro}</p>
        </div>
        <DayProfile />
        <ol className="hours">
          {hoursOfADay.map(({ time, title, text }) => (
            <li key={title}>
              <span className="mark" />
              <span className="soft">{time}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
