const three = ['first', 'second', 'third'];

export function CardSkeletons() {
  return (
    <div className="posts" aria-busy="true">
      <p className="vh">Looking for the posts...</p>
      {three.map((place, index) => (
        <div key={place} className={index === 0 ? 'post first skeleton' : 'post skeleton'} aria-hidden="true">
          <span className="skeleton-plate" />
          <div className="post-words">
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  );
}
